"""Words that a dictionary of 1913 has under another name, and words made irregularly.

A name may be another spelling (bazaar, bazar), what it is short for (exam, examination), or
another word for the same thing (airport, airdrome). The tables are our own. What a word
comes from, where no rule of ours shows it, is in MADE_FROM.
"""

from parlor.words.lemmas import Head


def _pairs(text: str) -> dict[str, Head]:
    """Words and heads; the part of speech stands after a head where its first sense misleads."""
    split = (pair.split() for pair in text.split(","))
    return {word: Head(*head) for word, *head in split}


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# the same word spelled otherwise; heads of two or more words are written as one
SPELLED = _pairs("""
aborigine aborigines,absinth absinthe,accouterments accoutrements,adrenaline adrenalin,
alleluia alleluiah,almanack almanac,alright allright,ambience ambient,amidst amid,amok amuck,
among amongst,anemia anaemia,anemic anaemic,aneurysm aneurism,annexe annex n,anyway anyways,
aphasia aphasy,aquiculture aquaculture,archeology archaeology,asphyxia asphyxy,aureola aureole,
bandanna bandana,banditti bandit,bandoleer bandolier,banshee banshie,barbeque barbecue,
barracuda barracouta,bauxite beauxite,bazaar bazar,berm berme,bicep biceps,blintz blintze,
blond blonde,blowsy blowzy,bola bolas,borsch borscht,bowlder boulder,brinkmanship brinksmanship,
briquet briquette,britches breeches,brunet brunette,budgerigar budgerygah,bulimia bulimy,
bullfight bullfighting,buncombe bunkum,bur burr,burnoose burnous,byelaw bylaw,calif caliph,
caliper calipers,calliper calipers,camomile chamomile,cantaloup cantaloupe,carburetor carburettor,
cardiology cardiolgy,cardsharp cardsharper,carpel carpellum,carrousel carousel,
catalepsy catalepsis,catnip catmint,causeway causey,caviar caviare,centerpiece centrepiece,
centigram centigramme,cesarean caesareansection,chammy chamois,chamoix chamois,chaperone chaperon,
charisma charism,chequerboard checkerboard,chiaroscuro chiarooscuro,chicle chiclegum,chile chili,
chitlings chitterlings,cholesterol cholesterin,chopstick chopsticks,chutney chutnee,
chutzpa chutzpah,civvies civies,coconut cocoanut,cognisance cognizance,cognisant cognizant,
coitus coition,coloratura colorature,concertmaster concertmeister,concessionaire concessionnaire,
cosmopolitan cosmopolite,crematorium crematory,culotte culottes,cuneiform cuniform,
curvacious curvaceous,cuss curse,dervish dervis,dextrous dexterous,dextrously dexterously,
diarrhea diarrhoea,diesel dieselmotor,dietician dietitian,dinosaur dinosaurian,
diplomat diplomatist,donut doughnut,dyspepsia dyspepsy,eave eaves,egalitarian equalitarian,
egalitarianism equalitarianism,egis aegis,encyclopedia encyclopaedia,envelope envelop n,eon aeon,
epaulet epaulette,esthete aesthete,esthetic aesthetical,esthetics aesthetics,extravert extrovert,
feldspar feldspath,fetich fetish,flannelet flannelette,fledgeling fledgling,flexitime flextime,
flotsam flotson,folk folks,foreswear forswear,frowsy frowzy,gabardine gaberdine,gamine gamin,
garote garrote,garotte garrote,garrotte garrote,gasoline gasolene,gazebo gazeebo,geegaw gewgaw,
gentlefolk gentlefolks,gerbil gerbille,gingko ginkgo,gladiola gladiolus,gobbledegook gobbledygook,
gonorrhea gonorrhoea,goodby goodbye,grandma grandmamma,grandpa grandpapa,haemorrhoid hemorrhoids,
halleluiah hallelujah,handmaid handmaiden,handwork handiwork,hansom hansomcab,haschisch hashish,
hasheesh hashish,headquarter headquarters,hemorrhoid hemorrhoids,hereabout hereabouts,
hiccup hiccough,hickey hickie,hijack highjacking,hijacking highjacking,holler holla,hoorah hurrah,
hooray hurrah,hootch hooch,hurray hurrah,hutzpa chutzpah,hutzpah chutzpah,hypotenuse hypothenuse,
ikon icon,imam imaum,imposter impostor,incestuous incesttuous,insigne insignia,jeremiad jeremiade,
jetsam jetson,jinricksha jinrikisha,jinriksha jinrikisha,jonquil jonquille,jujutsu jiujitsu,
kebab cabob,kerosine kerosene,khalif caliph,kilogram kilogramme,kiwi kiwikiwi,kopek kopeck,
lacrimal lachrymal,lagniappe lagnappe,lasagna lasagne,leitmotif leitmotiv,leukemia leukaemia,
leukocyte leucocyte,lissom lissome,loadstar lodestar,loadstone lodestone,lollypop lollipop,
lumbar lumbal,lynchpin linchpin,maharaja maharajah,maharanee maharani,mahjong mahjongg,
mahogany mahoganytree,maidenhair maidenhairfern,mallow mallows,maneuver manoeuvre,
mannikin manikin,mansard mansardroof,marihuana marijuana,mascot mascotte,matador matadore,
matzo matzoh,matzot matzoh,matzoth matzoh,mazourka mazurka,medieval mediaeval,memoir memoirs,
mesquite mesquit,methadon methadone,microbe microbion,millepede milleped,milligram milligramme,
millipede milliped,miniscule minuscule,mom mamma,momma mamma,mommie mammy,mommy mammy,
mongoose mongoos,monsignor monsignore,mortice mortise,myna mynah,naiades naiad,noontime noontide,
nucleic nucleicacid,numbskull numskull,octette octet,omelet omelette,orangutang orangutan,
osprey ospray,outmaneuver outmanoeuvre,paprika paprica,paraplegia paraplegy,parrakeet parakeet,
partizan partisan,passe passee,passel parcel,pathogen pathogene,pedlar peddler,peewee pewee,
perigee perigeum,perihelion perihelium,pharmacopeia pharmacopoeia,pianoforte piano n,
pickax pickaxe,piggyback pickback,pilaf pillau,pilaff pillau,pilaw pillau,pincer pinchers,
pinnate pinnated,piranha piraya,piscatorial piscatory,pixy pixie,planar planary,plow plough,
plowshare ploughshare,poppa papa,quahog quahaug,quartet quartette,quintet quintette,
racoon raccoon,recognisance recognizance,reconnaissance reconnoissance,recoup recoupe,
restauranteur restaurateur,ricksha jinrikisha,rickshaw jinrikisha,rigamarole rigmarole,
ripost riposte,risque risquee,rollick rollic,saddlebag saddlebags,sahib saheb,sarape serape,
sashay chasse,savannah savanna,scallywag scalawag,scarab scarabee,sceptic skeptic,
sceptical skeptical,schnaps schnapps,schoolmarm schoolmaam,schrod scrode,schtick shtik,
scraggly scraggy,scrod scrode,secretariat secretariate,seltzer selterswater,selvage selvedge,
septet septette,septicemia septicaemia,servo servomotor,sextet sestet,sextette sestet,
shaikh sheik,shaykh sheik,sheikh sheik,shellac shelllac,shellack shelllac,sherbert sherbet,
shillalah shillelah,shillelagh shillelah,shindig shindy,shtick shtik,sirup syrup,sisal sisalhemp,
slosh slush,snowplow snowplough,somersault somerset,soy soya,spinach spinage,spirea spiraea,
stalwart stalworth,staunch stanch,staunchly stanchly,stellar stellary,straightaway straightway,
straightjacket straitjacket,stymie stimy,stymy stimy,subterranean subterraneous,sumac sumach,
summertime summertide,sunrise sunrising,sunset sunsetting,swastika swastica,sweetbriar sweetbrier,
taffeta taffety,teepee tepee,tenpin tenpins,thereabout thereabouts,thrash thresh,
thrasher thresher,timpani tympano,timpanist tympanist,tipi tepee,toffee taffy,toupee toupet,
toxemia toxaemia,tsarina tsaritsa,tumbrel tumbril,tuxedo tuxedocoat,tzarina tzaritza,
unbeknownst unbeknown,varmint vermin,veld veldt,velour velours,verandah veranda,vermouth vermuth,
vicuna vicugna,videocassette videocasette,waggon wagon,waggoner wagoner,wellington wellingtonboot,
werwolf werewolf,whatnot whatnotshelf,whichever whichsoever,whirr whir,whizz whiz,
whomever whomsoever,wilful willful,wintertime wintertide,yeah yea,yodel yodle,yodeler yodler,
yodeller yodler,yoghurt yoghourt,yogin yogi,yogourt yoghourt,yogurt yoghourt
""")
# what it is short for
SHORTENED = _pairs("""
ad advertisement,admin administration,aftie afternoon,afto afternoon,ammo ammunition,amp ampere,
app application,bio biography,bro brother,carbs carbohydrate,copter helicopter,deb debutante,
deli delicatessen,demo demonstration,doc doctor,exam examination,exec executive n,expo exposition,
flu influenza,gel gelatine,grad graduate n,gym gymnasium,gyro gyroscope,info information,
intel intelligence,intercom intercommunication,intro introduction,logo logotype,lube lubricate,
max maximum,mayo mayonnaise,memo memorandum,metro metropolis,mini miniature,oleo oleomargarine,
perm permanentwave,polio infantileparalysis,porn pornography,porno pornography,prep preparation,
prof professor,prom promenade,promo promotion,psych psychology,recap recapitulate,ref referee,
rehab rehabilitation,rev revolution,sanger sandwich,sec second n,sim simulation,
spec specification,specs eyeglass,stat statistics,sync synchronize,synch synchronize,
tam tamoshanter,tarp tarpaulin,tech technology,trike tricycle,ump umpire,undergrad undergraduate,
undies underwear,veggie vegetable n,vet veterinarian,vibe vibration,vocab vocabulary,wiz wizard,
yep yes
""")
# another word for the same thing
CALLED = _pairs("""
aide assistant n,airport airdrome,anyplace anywhere,barf vomit,barman bartender,bathroom lavatory,
beekeeper apiarist,beekeeping apiculture,beeper pager,bellhop bellboy,binge spree,bobble fumble,
bobsled bobsleigh,boutique shop n,buddy comrade,bugaboo bugbear,bullfighter toreador,cagey wary,
cagy wary,caretaker custodian,carfare fare,caveman troglodyte,chatterbox chatterer,
checkroom cloakroom,classroom schoolroom,cockamamie ridiculous,cootie louse,cowhand cowboy,
cowpuncher cowboy,daffy daft,derriere buttocks,dimwit dunce,dunk dip v,everyplace everywhere,
faraway remote,fingernail nail,fink informer,floodgate sluice,flub bungle,foodstuff food,
gadget contrivance,gangling lanky,gangly lanky,gangplank gangboard,garbanzo chickpea,gemstone gem,
gimpy lame a,gismo contrivance,gizmo contrivance,glitz glitter n,hairdo coiffure,
hairstyle coiffure,hairstylist hairdresser,handgun pistol,handheld portable,hangout haunt n,
headfirst headlong,headmaster principal,heist robbery,hokum nonsense,homeland fatherland,
homemaker housewife,hoopla bustle n,hubris arrogance,humongous huge,icebox refrigerator,
josh banter,klutz bungler,knucklehead blockhead,lallygag dawdle,landslide landslip,
legionnaire legionary,letdown disappointment,lifespan lifetime,logbook log,lollygag dawdle,
malarkey nonsense,masterwork masterpiece,maven expert n,mavin expert n,meantime meanwhile,
monkeyshine prank n,mountaintop summit,newbie novice,nitpick cavil v,nitwit simpleton,
nonetheless nevertheless,oink grunt,oodles abundance,oregano marjoram,passbook bankbook,
patsy dupe,pinkeye conjunctivitis,podiatrist chiropodist,podiatry chiropody,
poliomyelitis infantileparalysis,posh elegant,prizefighter pugilist,pronto promptly,
purebred thoroughbred,pushcart handcart,quisling traitor,raincoat mackintosh,
rambunctiousness boisterousness,randy lustful,repairman repairer,restroom toilet,ritzy elegant,
riverbed channel n,roadblock barricade,rookie recruit,roughneck rowdy n,rube bumpkin,
rucksack knapsack,ruckus rumpus,saguaro suwarrow,salesgirl saleswoman,sandstorm duststorm,
sassy saucy,scam swindle,schlep drag v,schlepp drag v,schmooze chat v,screenplay scenario,
scuba aqualung,seaplane hydroplane,shenanigan trickery,shinbone tibia,shlep drag v,shlepp drag v,
shortchange cheat v,shortcut cutoff,shortfall deficit,shush hush,shuteye sleep n,sidestep dodge v,
skulduggery trickery,skullduggery trickery,skyline horizon,slather smear v,sledgehammer sledge,
slingshot catapult,slob sloven,slowpoke dawdler,smidge whit,smidgen whit,smidgeon whit,
smidgin whit,snazzy stylish,snitch informer,snoop pry,snoot snout,snootiness snobbishness,
snooty snobbish,someone somebody,someplace somewhere,spaceship spacecraft,speedboat motorboat,
spiffy spruce a,splodge splotch,spoof parody,spritz sprinkle,stomachache bellyache,
suitcase valise,suntan tan,svelte slender,swearword oath,tattletale telltale,thighbone femur,
tightwad miser,timberland woodland,toenail nail,toke puff,toothpaste dentifrice,
trailblazer pioneer,trauma traumatism,troublemaker mischiefmaker,tsunami tidalwave,tummy stomach,
tweet chirp,viewpoint standpoint,washbasin washbowl,washroom lavatory,wastewater sewage,
weatherman meteorologist,wetland marsh,wham thump,wholeheartedly heartily,whorehouse brothel,
wimp weakling,wisecrack quip,woozy dizzy,worrywart worrier,yack chatter v,yarmulke skullcap,
zilch nothing,zoo menagerie,zucchini courgette
""")
OTHER_NAMES = {**CALLED, **SHORTENED, **SPELLED}
MADE_FROM = _pairs("""
adversarial adversary,amebic amoeba,amoebic amoeba,amoral moral,amorality moral,amorally moral,
anaesthesiologist anaesthesia,anaesthesiology anaesthesia,androgynous androgyne,
anesthesiologist anaesthesia,anesthesiology anaesthesia,anorexic anorexia,antiperspirant perspire,
aplenty plenty,apolitical political,applicator apply,asocial social,asymptotic asymptote,
atonal tone,atwitter twitter,billionaire billion,caffeinated caffeine,cellist violoncello,
cinematography cinematograph,clitoral clitoris,coital coition,compartmentalise compartment,
compartmentalize compartment,decaffeinate caffeine,decryption decrypt,disambiguate ambiguous,
dysfunction function,electrocardiograph cardiograph,emote emotion,encapsulate capsule,
enumerable enumerate,envision vision,epicenter epicentral,epicentre epicentral,erotica erotic,
escalate escalator,extracurricular curriculum,fashionista fashion,feminism feminine,
feminist feminine,filtrable filter,fixate fix,fluoresce fluorescence,footsie foot,
futuristic future,gentrify gentry,gestate gestation,globalisation global,globalization global,
goddam damn,goddamn damn,godparent parent,goner go,grandad dad,granddad dad,grandparent parent,
grunge grungy,handpick handpicked,holistic whole,hotelier hotel,hyphenate hyphen,
hypothesise hypothesis,hypothesize hypothesis,insomniac insomnia,insured insure,
internist internal,intuit intuition,microplastics plastic,musicologist music,musicology music,
mutant mutation,mutate mutation,narc narcotic,negate negation,neocon conservative,
newscast broadcast,nuke nuclear,offhandedly offhand,opt option,orate oration,outage out,
paraplegic paraplegy,peeve peevish,penile penis,pep pepper,perceptual percept,politico politic,
polymath polymathy,predator predatory,prettify pretty,proactive active,propagandise propaganda,
propagandize propaganda,psychopath psychopathy,psychopathic psychopathy,rabbinate rabbi,
rapist rape,raunchy raunch,redo do,reminisce reminiscence,resonate resonance,saboteur sabotage,
salvageable salvage,sanitise sanitary,sanitize sanitary,sculpt sculpture,seismic seismal,
sheikhdom sheik,shoplift shoplifter,silicosis silica,skier ski,sleaze sleazy,
sleepwalk sleepwalker,spacy space,suburbia suburb,surreal real,swashbuckling swashbuckler,
televise vision,temp temporary,tendentious tendency,tonal tone,totalitarian total,
traumatise traumatic,traumatize traumatic,typeset typesetter,unionisation union,
unionization union,unsightly sightly,unstoppable stop,usability usable,vigilante vigilant,
virology virus,weirdo weird,wino wine,yum yummy
""")
# these look as if they were made from another word, and are not
UNRELATED = _words("""
aerosol buddy caplet centerfold centrefold cootie cosplay curie dimer discoed fanny flunkie gunny
hyper kelpie malware moped multiverse overthought parkour postbox postcard postcode postmistress
radiogram rethought sadism sadist sadistic shortlist sociopath spaceship streetwise teensy
transponder triage underdog warship yammer
""")
