// Data: the grammars of titles, hence longer than other files.
//
// A grammar begins with `@` and its name. A line of one letter and a space lists words, separated by `|`. A line that
// begins with `=` is a pattern, in which `{a}` is replaced by one of the words of list `a`. A `~` precedes the English
// translation of a word or a pattern. The words of the grammar `en` are shared by all grammars whose names begin with
// `en.`.

extension WorldText {
    static let titles = #"""
        @en
        a Paper|Crooked|Silver|Second|Borrowed|Quiet|Electric|Salt|Velvet|Broken|Golden|Hollow|Northern|Last|Wild|Blue|Tender|Empty|Burning|Distant|Plastic|Gentle|Careless|Lonely|Perfect|Stolen|Sudden|Bitter|Ordinary|Invisible|Sleepless|Tangled|Copper|Reckless|Faded|Early|Scarlet|Winter|Foolish|Brave|Wooden|Heavy|Secret|Restless|Slow|Common|Missing|Open|Patient|Rusted
        n Window|River|Lantern|Harbor|Photograph|Ladder|Telephone|Sparrow|Orchard|Engine|Mirror|Umbrella|Compass|Staircase|Garden|Suitcase|Thunder|Candle|Bicycle|Horizon|Satellite|Elevator|Postcard|Valley|Kitchen|Sailor|Bridge|Carousel|Balcony|Shoreline|Calendar|Magnet|Blanket|Echo|Fountain|Lighthouse|Meadow|Radio|Rooftop|Signal|Tide|Typewriter|Avalanche|Ballroom|Cathedral|Driftwood|Feather|Gallery|Hurricane|Island|Junction|Keyhole|Labyrinth|Moonlight|Necklace|Overcoat|Parachute|Quarry|Railway|Shadow|Tunnel|Viaduct|Waterfall|Almanac|Backyard|Chandelier|Doorway|Estuary|Freeway|Greenhouse|Halo|Inkwell|Jukebox|Kite|Lullaby|Machine|Newspaper|Overture|Pendulum|Question|Ribbon|Season|Trapdoor|Undertow|Voyage|Weathervane|Yearbook|Zeppelin
        v Carry|Hold|Follow|Forget|Remember|Borrow|Leave|Paint|Break|Bury|Cross|Find|Haunt|Keep|Lose|Mend|Outrun|Read|Shake|Trace|Unfold|Watch|Wake|Name
        g Waiting|Dancing|Drifting|Falling|Running|Sleeping|Driving|Burning|Dreaming|Hiding|Swimming|Counting|Wandering|Talking|Leaving|Circling|Shivering|Singing
        t Midnight|Noon|Dawn|Four in the Morning|Sunday|Closing Time|Low Tide|Twilight|Half Past Nine|New Year's|the Weekend|Christmas|Harvest|Checkout|First Light|Last Call
        p Rotterdam|Tacoma|Lisbon|Marfa|Halifax|Trieste|Osaka|Duluth|Valparaíso|Galveston|Reykjavík|Oaxaca|Dundee|Bakersfield|Antwerp|Tangier|Winnipeg|Naples|Saskatoon|Busan|Memphis|Bruges|Cádiz|Spokane
        h Josephine|Eleanor|Teddy|Marguerite|Walter|Rosalind|Augustin|Clementine|Harriet|Leopold|Matilda|Nadia|Otis|Priscilla|Quentin|Ramona|Sylvie|Tobias|Ursula|Winifred|Amos|Beatrix|Cornelius|Daphne
        @en.indie
        f Feedback|Cardigan|Basement|Mixtape|Parking Lot|Bedroom Ceiling|Thrift Store|Carpool|Hometown|Ferris Wheel|Vending Machine|Cul-de-Sac|Swimming Pool|Answering Machine|Night Bus|Yearbook Photo|Cough Syrup|Mosquito

        = {a} {n}
        = The {n}
        = {v} the {n}
        = {n} at {t}
        = {h}'s {n}
        = {g} in {p}
        = {t} in {p}
        = The {a} {n} of {p}
        = Letter from {p}
        = Every {n}
        = {h}
        = Somebody's {n}
        = {f} Season
        = I Left My {n} in the {f}
        = {f}
        = We Were a {n}
        = Nobody Likes the {f}
        = {g} (Not {g})
        = Sorry About the {f}
        @en.rock
        f Highway|Whiskey|Chrome|Diesel|Railroad|Gasoline|Leather|Neon|Stone|Steel|Gravel|Dynamite|Rattlesnake|Black Coffee|Freight Train|Motel|Amplifier|Barbed Wire

        = {a} {n}
        = The {n}
        = {v} the {n}
        = {n} at {t}
        = {h}'s {n}
        = {g} in {p}
        = {t} in {p}
        = The {a} {n} of {p}
        = Letter from {p}
        = Every {n}
        = {h}
        = Somebody's {n}
        = {f} {n}
        = {g} on {f}
        = {f} and {f}
        = Down by the {n}
        = {f} Heart
        = Never Trust a {n}
        @en.pop
        f Crush|Heartbeat|Lipstick|Glitter|Sugar|Daydream|Butterflies|Summer|Champagne|Chemistry|Gravity|Polaroid|Sunburn|Jealousy|Cherry|Perfume|Fireworks|Voicemail
        = {f}
        = {v} Me
        = {v} Me by {t}
        = {a} {f}
        = {f} & {f}
        = My {a} {n}
        = Your {n}
        = {g} (With You)
        = {f} on the {n}
        = Can We Call It {f}
        = {n}
        = {t}
        = Almost {f}
        = {v} My {n}
        = No More {f}
        @en.rap
        f Receipts|Crown|Corner|Penthouse|Overtime|Cypher|Blueprint|Dividends|Jersey|Headlights|Interest|Passport|Pressure|Block|Concrete|Payday|Ledger|Rooftop|Thesis|Weekend Money
        = {f}
        = {f} Talk
        = No {f}
        = {f} Freestyle
        = {a} {f}
        = {p} Freestyle
        = {f} / {f}
        = {h} Said
        = {n} Flow
        = Back to {p}
        = {f} on {f}
        = {v} the {f}
        = {n}
        = {t} Thoughts
        @en.soul
        f Devotion|Honey|Candlelight|Slow Dance|Patience|Sugar|Forgiveness|Rhythm|Temptation|Mercy|Silk|Confession|Sunday Dress|Ooh Baby|Tenderness|Groove|Promise|Satisfaction
        = {f}
        = {f} (Parts 1 & 2)
        = Give Me {f}
        = {a} {f}
        = {h}'s {f}
        = {v} Me Slow
        = {f} at {t}
        = {n} of Love
        = Got to {v} You
        = {f} and {f}
        = My {n}
        = Ain't No {n}
        = {t} {f}
        @en.electronic
        f Oscillate|Halogen|Lattice|Filament|Voltage|Cascade|Parallax|Modulo|Phosphor|Strata|Cobalt|Isotope|Kernel|Meridian|Polymer|Quartz|Ripple|Spectra|Tessera|Umbra|Vector|Waveform|Zenith|Aperture
        = {f}
        = {a} {f}
        = {n}
        = {f} {n}
        = {p}
        = {f} ({p} Mix)
        = {g}
        = {n} Loop
        = {a} {n}
        = {t} {f}
        = {f} II
        @en.jazz
        f Blues|Waltz|Samba|Bounce|Stroll|Nocturne|Bop|Ballad|Strut|Lament|Minor|Shuffle|Two-Step|Serenade|Habanera|Changes
        = {h}'s {f}
        = {p} {f}
        = {a} {f}
        = {f} for {h}
        = {t} {f}
        = {n} {f}
        = {h} Meets {h}
        = {a} {n}
        = {g} in {p}
        = A {n} for {h}
        @en.country
        f Pickup|Front Porch|Tailgate|Gravel Road|Church Bell|County Line|Honky-Tonk|Cornfield|Denim|Screen Door|Feed Store|Moonshine|Saddle|Sunday Shoes|Water Tower|Barstool|Tin Roof|Creek
        = {f} {n}
        = {f} Prayer
        = My {a} {f}
        = {g} Down the {f}
        = {f} and a {n}
        = {h}
        = {h} Don't Dance
        = {f} on a Saturday Night
        = {t} in {p}
        = Mama's {f}
        = One More {f}
        = {v} Me a {n}
        = {a} {n}
        @en.folk
        f Thistle|Heron|Kettle|Harvest|Wool|Chapel|Bramble|Ferry|Lark|Hearth|Willow|Barley|Fiddle|Rowan|Shepherd|Tallow

        = {a} {n}
        = The {n}
        = {v} the {n}
        = {n} at {t}
        = {h}'s {n}
        = {g} in {p}
        = {t} in {p}
        = The {a} {n} of {p}
        = Letter from {p}
        = Every {n}
        = {h}
        = Somebody's {n}
        = The {f} and the {n}
        = {f} Hill
        = Song for {h}
        = {h} and the {f}
        = {a} {f}
        = When the {n} Comes
        @en.metal
        f Ash|Throne|Wrath|Abyss|Serpent|Crypt|Iron|Plague|Raven|Blood|Winter|Oath|Famine|Gallows|Ember|Tyrant|Obsidian|Requiem
        = {f} of the {n}
        = {f}
        = {f} and {f}
        = The {a} {f}
        = {f}bound
        = Beneath the {n}
        = {g} in {f}
        = {f} Eternal
        = Hymn to {f}
        = {a} {f}
        = {v} the {f}
        @en.world
        f Baobab|Market|Drum|Monsoon|Caravan|Mango|Festival|Ancestor|Sunrise|Dancer|River Boat|Marketplace|Village|Palm Wine|Lion|Kora
        = {f} Song
        = {a} {f}
        = {f} Dance
        = {h} of the {f}
        = {f} at {t}
        = The {f} Road
        = {f}
        = {v} the {f}
        = {g} to {p}
        = Mother {n}
        @en.reggae
        f Zion|Rootsman|Bassline|Sufferer|Lion|Hillside|Rainwater|Dub|Irie|Sound Boy|Herb Garden|Judgment|Coconut|Freedom|Riddim|Mango Tree
        = {f}
        = {f} Dub
        = {a} {f}
        = {f} Time
        = Roots and {f}
        = {v} the {n}
        = {f} in {p}
        = One {f}
        = {n} Rock
        = {g} Dub
        = {f} Version
        @en.blues
        f Mule|Levee|Crossroad|Whistle|Catfish|Boxcar|Cotton|Skillet|Moonshine|Hound|Ferry|Rooster|Lowdown|Cellar|Penny|Bad Luck
        = {f} Blues
        = {p} Blues
        = {a} {f} Blues
        = {f} on My {n}
        = {h} Blues
        = Lord, My {n}
        = {g} Blues
        = {f} Man
        = {v} That {f}
        = Goodbye, {h}
        = {n} Blues
        @en.gospel
        f Grace|Jordan|Mercy|Glory|Harvest|Shepherd|Mountain|Promise|Light|Morning|Praise|Table|Kingdom|Water|Refuge|Trumpet
        = {f}
        = {f} Will Find Me
        = Walk Me to the {n}
        = {a} {f}
        = {f} Like a {n}
        = O {f}
        = {f} in the {n}
        = Higher {f}
        = {v} Me, Lord
        = I Know the {n}
        = {f} at {t}
        @en.kids
        f Hippo|Pancake|Dinosaur|Bubble|Penguin|Pirate|Banana|Robot|Snail|Wombat|Dragon|Pickle|Giraffe|Rocket|Puddle|Tugboat|Marshmallow|Octopus
        = The {f} Song
        = {a} {f}
        = {f}, {f}, {f}
        = My Pet {f}
        = {f} on the {n}
        = Good Night, {f}
        = Five Little {f} Friends
        = Who Put the {f} in My {n}?
        = {h} the {f}
        = Do the {f}
        = {f} Parade
        @en.spoken
        f Airports|Voicemail|My Uncle's Boat|Cheese|Small Talk|Parallel Parking|The Gym|Neighbors|Group Chats|Elevators|Assembly Instructions|Hotel Pillows|Weddings|Owls|Passwords|Recycling|Self-Checkout|Yoga
        = {f}
        = On {f}
        = {f} and Me
        = The Trouble with {f}
        = A Word About {f}
        = {h} Explains {f}
        = {h} and the {n}
        = Why I Left {p}
        = {a} {n}
        = I Blame {f}
        @en.instrumental
        f Prelude|Interlude|Theme|Reverie|Vignette|Étude|Reprise|Arrival|Departure|Titles|Nocturne|Passage|Stillness|Aubade|Drift|Chase
        = {f}
        = {a} {f}
        = {f} for {h}
        = {n} {f}
        = The {n}
        = {p}, {t}
        = {a} {n}
        = {g}
        = {h}'s {f}
        = {f} in {p}
        @en.holiday
        f Snowfall|Mistletoe|Sleigh Ride|Carol|Chimney|Tinsel|Gingerbread|Candy Cane|Fireside|Evergreen|Reindeer|Mitten
        = {f}
        = {f} for {h}
        = {a} {f}
        = {f} in {p}
        = A {n} for Christmas
        = {f} at Christmas
        = Merry {f}
        = {h}'s {f}
        = The {a} {n}
        = Under the {f}
        = {f} & {f}
        @es
        a La ciudad|El reloj|La ventana|Mi barrio|Tu sombra|El faro|La lluvia|Un domingo|La estación|El último tren|Una carta|El mar|La cometa|Nuestro verano|El eco|La escalera|Un espejo|La azotea|El limonero|Tu guitarra|La frontera|El invierno
        b sin ti|de papel|de madrugada|en silencio|del norte|de cristal|y la luna|que no volvió|de abril|bajo la arena|de medianoche|sin nombre|en llamas|de los dos|a las tres|del puerto|contra el viento|de la memoria
        c Volver|Quédate|Fuego lento|Corazón de sal|Azahar|Despacio|Mala suerte|Buena estrella|Caramelo|Tormenta|Vértigo|Luciérnagas|Mariposa|Mediodía|Relámpago|Salitre|Candela|Madrugada|Ámbar|Cicatriz
        = {a} {b}
        = {c}
        = {c} y {c}
        = {a}
        = {a} {b}
        = Canción para {a}
        @fr
        a La fenêtre|Le dernier métro|Ma rue|Ton manteau|Le phare|La pluie|Un dimanche|La gare|Le petit matin|Une lettre|La mer|Le cerf-volant|Notre été|L'écho|L'escalier|Le miroir|La terrasse|Le citronnier|La frontière|L'hiver|Le manège|La chambre bleue
        b sans toi|de papier|à l'aube|en silence|du nord|de verre|et la lune|qui s'éteint|d'avril|sous la neige|de minuit|sans nom|en feu|des amants|à trois heures|du port|contre le vent|de l'oubli
        c Reviens|Doucement|Feu de joie|Cœur de sel|Vertige|Encore|Tant pis|Bonne étoile|Caramel|L'orage|Lucioles|Papillon|Midi pile|L'éclair|Sillage|Chandelle|Insomnie|Ambre|Cicatrice|Bagatelle
        = {a} {b}
        = {c}
        = {c} ({b})
        = {a}
        = {a} {b}
        = Lettre {b}
        @pt
        a A cidade|O relógio|A janela|Meu bairro|Tua sombra|O farol|A chuva|Um domingo|A estação|O último bonde|Uma carta|O mar|A pipa|Nosso verão|O eco|A escada|Um espelho|A varanda|O jacarandá|Teu violão|A fronteira|O inverno
        b sem você|de papel|de madrugada|em silêncio|do norte|de vidro|e a lua|que não voltou|de abril|na areia|da meia-noite|sem nome|em chamas|de nós dois|às três|do porto|contra o vento|da memória
        c Volta|Devagar|Fogo brando|Coração de sal|Maresia|Fica|Azar|Boa estrela|Caramelo|Tempestade|Vertigem|Vaga-lumes|Borboleta|Meio-dia|Relâmpago|Sereno|Candeia|Madrugada|Âmbar|Cicatriz
        = {a} {b}
        = {c}
        = Samba {b}
        = {a}
        = {c} e {c}
        = {a} {b}
        @de
        a Das Fenster|Die letzte Bahn|Meine Straße|Dein Mantel|Der Leuchtturm|Der Regen|Ein Sonntag|Der Bahnhof|Das Morgengrauen|Ein Brief|Das Meer|Der Drachen|Unser Sommer|Das Echo|Die Treppe|Der Spiegel|Das Dach|Der Garten|Die Grenze|Der Winter|Das Karussell|Die Maschine
        b ohne dich|aus Papier|im Nebel|in der Stille|im Norden|aus Glas|und der Mond|nach Mitternacht|im April|unter Schnee|am Kanal|ohne Namen|in Flammen|für zwei|um drei|am Hafen|gegen den Wind|aus Stahl
        c Komm zurück|Langsam|Funkenflug|Salzwasser|Taumel|Noch einmal|Kein Empfang|Guter Stern|Karamell|Gewitter|Glühwürmchen|Schmetterling|Punkt zwölf|Blitzeis|Fahrtwind|Kerzenlicht|Schlaflos|Bernstein|Narbe|Nachtschicht
        = {a} {b}
        = {c}
        = {c} {b}
        = {a}
        = {a} {b}
        = {c} und {c}
        @it
        a La finestra|L'ultimo tram|La mia strada|Il tuo cappotto|Il faro|La pioggia|Una domenica|La stazione|L'alba|Una lettera|Il mare|L'aquilone|La nostra estate|L'eco|La scala|Lo specchio|La terrazza|Il limone|Il confine|L'inverno|La giostra|La stanza blu
        b senza te|di carta|di notte|in silenzio|del nord|di vetro|e la luna|che non torna|d'aprile|sotto la neve|di mezzanotte|senza nome|in fiamme|di noi due|alle tre|del porto|contro il vento|della memoria
        c Torna|Piano piano|Fuoco lento|Cuore di sale|Vertigine|Ancora|Pazienza|Buona stella|Caramella|Temporale|Lucciole|Farfalla|Mezzogiorno|Il lampo|La scia|Candela|Insonnia|Ambra|Cicatrice|Zagara
        = {a} {b}
        = {c}
        = {c} e {c}
        = {a}
        = {a} {b}
        = {c} ({b})
        @sv
        a Fönstret|Sista tåget|Min gata|Din kappa|Fyren|Regnet|En söndag|Stationen|Gryningen|Ett brev|Havet|Draken|Vår sommar|Ekot|Trappan|Spegeln|Taket|Trädgården|Gränsen|Vintern|Karusellen|Maskinen
        b utan dig|av papper|i dimman|i tystnad|i norr|av glas|och månen|efter midnatt|i april|under snön|vid kanalen|utan namn|i lågor|för två|klockan tre|vid hamnen|mot vinden|av stål
        c Kom tillbaka|Långsamt|Gnistor|Saltvatten|Yrsel|En gång till|Ingen täckning|Lyckostjärna|Kola|Åskväder|Eldflugor|Fjäril|Mitt på dagen|Blixthalka|Fartvind|Stearinljus|Sömnlös|Bärnsten|Ärr|Nattskift
        = {a} {b}
        = {c}
        = {c} {b}
        = {a}
        = {a} {b}
        = {c} och {c}
        @ja
        a 真夜中の~Midnight|雨上がりの~After-Rain|夏の~Summer|透明な~Transparent|遠い~Distant|名もない~Nameless|最後の~Last|青い~Blue|小さな~Little|静かな~Quiet|夕暮れの~Dusk|銀色の~Silver|眠れない~Sleepless|春の~Spring|忘れられた~Forgotten|明日の~Tomorrow's|秘密の~Secret|海辺の~Seaside|永遠の~Eternal|日曜日の~Sunday|冬の~Winter|昨日の~Yesterday's
        n 図書館~Library|切符~Ticket|電話~Telephone|花火~Fireworks|手紙~Letter|観覧車~Ferris Wheel|灯台~Lighthouse|自転車~Bicycle|歩道橋~Footbridge|天文台~Observatory|水族館~Aquarium|約束~Promise|金魚~Goldfish|屋上~Rooftop|鉛筆~Pencil|路面電車~Streetcar|地図~Map|風鈴~Wind Chime|時計~Clock|改札口~Ticket Gate|紙飛行機~Paper Airplane|喫茶店~Coffee House
        c 彗星~Comet|夜明け~Daybreak|サイダー~Cider|メトロノーム~Metronome|シグナル~Signal|カレイドスコープ~Kaleidoscope|深呼吸~Deep Breath|蜃気楼~Mirage|微熱~Slight Fever|プリズム~Prism|群青~Ultramarine|リフレイン~Refrain|木漏れ日~Sunlight Through Leaves|ノイズ~Noise|帰り道~Way Home|パラシュート~Parachute|月光~Moonlight|スローモーション~Slow Motion|線香花火~Sparkler|さよならの前に~Before Goodbye
        = {a}{n}~{a} {n}
        = {c}~{c}
        = {n}と{n}~{n} and {n}
        = {c}、{a}{n}~{c}, {a} {n}
        = {a}{n}~{a} {n}
        = 君と{n}~You and the {n}
        = {n}のうた~Song of the {n}
        @ko
        a 새벽의~Dawn|비 오는~Rainy|여름의~Summer|투명한~Transparent|머나먼~Faraway|이름 없는~Nameless|마지막~Last|푸른~Blue|작은~Little|조용한~Quiet|해 질 녘의~Dusk|은빛~Silver|잠 못 드는~Sleepless|봄날의~Spring Day|잊혀진~Forgotten|내일의~Tomorrow's|비밀의~Secret|바닷가~Seaside|영원한~Eternal|일요일의~Sunday|겨울~Winter|어제의~Yesterday's
        n 도서관~Library|기차표~Train Ticket|전화~Telephone|불꽃놀이~Fireworks|편지~Letter|관람차~Ferris Wheel|등대~Lighthouse|자전거~Bicycle|육교~Overpass|천문대~Observatory|수족관~Aquarium|약속~Promise|금붕어~Goldfish|옥상~Rooftop|연필~Pencil|정류장~Bus Stop|지도~Map|풍경~Landscape|시계~Clock|골목길~Alley|종이비행기~Paper Airplane|다방~Coffee House
        c 혜성~Comet|사이다~Cider|메트로놈~Metronome|시그널~Signal|만화경~Kaleidoscope|심호흡~Deep Breath|신기루~Mirage|미열~Slight Fever|프리즘~Prism|감청~Ultramarine|후렴~Refrain|햇살~Sunbeam|소음~Noise|귀갓길~Way Home|낙하산~Parachute|달빛~Moonlight|슬로우 모션~Slow Motion|소나기~Shower|안녕~Hello, Goodbye|두근두근~Pit-a-Pat
        = {a} {n}~{a} {n}
        = {c}~{c}
        = {n}와 너~The {n} and You
        = {c} ({n})~{c} ({n})
        = {a} {n}~{a} {n}
        = {n}에서~At the {n}
        @zh
        a 午夜的~Midnight|雨後的~After-Rain|夏天的~Summer|透明的~Transparent|遙遠的~Distant|無名的~Nameless|最後的~Last|藍色的~Blue|小小的~Little|安靜的~Quiet|黃昏的~Dusk|銀色的~Silver|失眠的~Sleepless|春天的~Spring|遺忘的~Forgotten|明天的~Tomorrow's|祕密的~Secret|海邊的~Seaside|永遠的~Eternal|星期天的~Sunday|冬天的~Winter|昨日的~Yesterday's
        n 圖書館~Library|車票~Ticket|電話~Telephone|煙火~Fireworks|信~Letter|摩天輪~Ferris Wheel|燈塔~Lighthouse|單車~Bicycle|天橋~Footbridge|天文台~Observatory|水族館~Aquarium|約定~Promise|金魚~Goldfish|天台~Rooftop|鉛筆~Pencil|電車~Streetcar|地圖~Map|風鈴~Wind Chime|鐘~Clock|渡口~Ferry Landing|紙飛機~Paper Airplane|茶餐廳~Tea Restaurant
        c 彗星~Comet|汽水~Soda Pop|節拍器~Metronome|訊號~Signal|萬花筒~Kaleidoscope|深呼吸~Deep Breath|海市蜃樓~Mirage|微燒~Slight Fever|稜鏡~Prism|群青~Ultramarine|副歌~Refrain|晚風~Evening Breeze|雜音~Noise|歸途~Way Home|降落傘~Parachute|月光~Moonlight|慢動作~Slow Motion|陣雨~Shower|再見~Farewell|心跳~Heartbeat
        = {a}{n}~{a} {n}
        = {c}~{c}
        = {n}與{n}~{n} and {n}
        = {n}之歌~Song of the {n}
        = {a}{n}~{a} {n}
        = 致{n}~To the {n}
        @ru
        a Тень~Shadow of|Голос~Voice of|Письмо для~Letter to|Окна~Windows of|Дорога до~Road to|Песня~Song of|Память~Memory of|Свет~Light of|Берег~Shore of|Последний день~Last Day of|Улица~Street of|Сон~Dream of|Тишина~Silence of|Ключи от~Keys to|Хозяин~Keeper of|Ветер~Wind of|Сторож~Watchman of|Колыбельная для~Lullaby for
        n маяка~the Lighthouse|вокзала~the Station|моря~the Sea|библиотеки~the Library|зимы~Winter|города~the City|реки~the River|апреля~April|телефона~the Telephone|трамвая~the Tram|моста~the Bridge|луны~the Moon|детства~Childhood|острова~the Island|птицы~the Bird|снега~the Snow|лестницы~the Staircase|завода~the Factory
        c Электричка~Commuter Train|Гроза~Thunderstorm|Метроном~Metronome|Прибой~Surf|Калейдоскоп~Kaleidoscope|Мираж~Mirage|Помехи~Static|Сумерки~Twilight|Полярная ночь~Polar Night|Чердак~Attic|Янтарь~Amber|Фонарь~Streetlamp|Молчи~Say Nothing|Вернись~Come Back|Медленно~Slowly|Рассвет~Daybreak|Черновик~Rough Draft|Ледоход~Ice Drift
        = {a} {n}~{a} {n}
        = {c}~{c}
        = {c} и {c}~{c} and {c}
        = {a} {n}~{a} {n}
        @ar
        a ظل~Shadow of|صوت~Voice of|رسالة إلى~Letter to|نافذة~Window of|طريق~Road of|أغنية~Song of|ذاكرة~Memory of|ضوء~Light of|شاطئ~Shore of|ليلة~Night of|حارس~Guardian of|حلم~Dream of|صمت~Silence of|مفتاح~Key of|رقصة~Dance of|حكاية~Tale of|غناء~Singing of|عطر~Scent of
        n القمر~the Moon|البحر~the Sea|المدينة~the City|المطر~the Rain|الياسمين~Jasmine|الطيور~the Birds|النهر~the River|الصحراء~the Desert|الفجر~Dawn|الميناء~the Harbor|الشتاء~Winter|السوق~the Market|الجزيرة~the Island|الرمال~the Sands|النجوم~the Stars|الغياب~Absence|الطفولة~Childhood|السفر~Travel
        c سراب~Mirage|موجة~Wave|عودة~Return|شوق~Longing|بارق~Gleam|همس~Whisper|لقاء~Meeting|نسيم~Breeze|مرآة~Mirror|غيمة~Cloud|وعد~Promise|قنديل~Lantern|سهر~Sleepless Night|مدار~Orbit|نرجس~Narcissus|صدى~Echo|رحيل~Departure|ندى~Dew
        = {a} {n}~{a} {n}
        = {c}~{c}
        = {c} و{c}~{c} and {c}
        = {a} {n}~{a} {n}
        """#
}
