// Data, one genre a line, hence longer than other files. Genres below the root have translations; an empty field means
// that the English name is used.

enum GenreText {
    /// The languages of the columns after `name`.
    static let languages = ["ja", "fr", "de", "es", "ko", "pt", "zh-Hans", "zh-Hant", "it", "nl", "ru", "sv"]

    /// The genres with charts, in order. Columns: id, parent, name, then a name for each of `languages`.
    static let top = #"""
        2|34|Blues|ブルース||||블루스||蓝调|藍調|||Блюз|
        3|34|Comedy|コメディ|Humour|Comedy|Comedia|코미디|Comédia|喜剧|喜劇|Commedia|Comedy|Юмор|Komedi
        4|34|Children's Music|チルドレン・ミュージック|Musique pour enfants|Kindermusik|Música infantil|어린이 음악|Música infantil|儿童音乐|兒童音樂|Musica per bambini|Kindermuziek|Музыка для детей|Barnmusik
        5|34|Classical|クラシック|Classique|Klassik|Clásica|클래식|Música clássica|古典音乐|古典樂|Classica|Klassiek|Классика|Klassiskt
        6|34|Country|カントリー|||Country|컨트리||乡村音乐|鄉村音樂|||Кантри|
        7|34|Electronic|エレクトロニック|Électronique|Electronic|Electrónica|일렉트로닉|Eletrônica|电子音乐|電子音樂|Elettronica|Elektronisch|Электроника|Elektroniskt
        8|34|Holiday|ホリデー|Musique de Noël|Weihnachten|Navidad|홀리데이|Natal|节日音乐|節日音樂|Natale|Feestdagen|Праздничная музыка|Helgmusik
        9|34|Opera|オペラ|Opéra|Oper|Ópera|오페라|Ópera|歌剧|歌劇|||Опера|
        10|34|Singer/Songwriter|シンガーソングライター|Auteurs-compositeurs|Singer/Songwriter|Cantautores|싱어송라이터|Cantor/compositor|唱作人|創作歌手|Cantautori|Singer-songwriter|Авторская песня|Singer/Songwriter
        11|34|Jazz|ジャズ||||재즈||爵士乐|爵士樂|||Джаз|
        12|34|Latino|ラテン|Musique latine|Latin|Latina|라틴|Latina|拉丁音乐|拉丁音樂|Latina|Latin|Латиноамериканская музыка|Latinskt
        13|34|New Age|ニューエイジ||||뉴에이지||新世纪音乐|新世紀音樂|||Нью-эйдж|
        14|34|Pop|ポップ||||팝||流行音乐|流行樂|||Поп|
        15|34|R&B/Soul|R&B／ソウル||||R&B/소울||节奏布鲁斯／灵魂乐|節奏藍調／靈魂樂|||R&B и соул|
        16|34|Soundtrack|サウンドトラック|Musiques de films|Soundtrack|Bandas sonoras|사운드트랙|Trilha sonora|原声音乐|原聲帶|Colonne sonore|Soundtrack|Саундтреки|Soundtrack
        17|34|Dance|ダンス|||Dance|댄스||舞曲|舞曲|||Танцевальная музыка|
        18|34|Hip-Hop/Rap|ヒップホップ／ラップ||||힙합/랩||嘻哈／说唱|嘻哈／饒舌|||Хип-хоп и рэп|
        19|34|World|ワールド|Musiques du monde|Weltmusik|Músicas del mundo|월드 뮤직|Mundial|世界音乐|世界音樂|World|Wereldmuziek|Музыка мира|Världsmusik
        20|34|Alternative|オルタナティブ|Alternative|Alternative|Alternativa|얼터너티브|Alternativa|另类音乐|另類音樂|Alternativa|Alternatief|Альтернатива|Alternativt
        21|34|Rock|ロック||||록||摇滚|搖滾|||Рок|
        22|34|Christian & Gospel|クリスチャン＆ゴスペル|Gospel|Christlich & Gospel|Cristiana y gospel|CCM 및 가스펠|Cristã e gospel|基督教与福音音乐|基督教與福音音樂|Cristiana e gospel|Christelijk en gospel|Христианская музыка и госпел|Kristet och gospel
        23|34|Vocal|ヴォーカル|Variété vocale|Vocal|Vocal|보컬|Vocal|声乐|聲樂|Vocal|Vocaal|Вокал|Sång
        24|34|Reggae|レゲエ||||레게||雷鬼|雷鬼|||Регги|
        25|34|Easy Listening|イージーリスニング||||이지 리스닝||轻音乐|輕音樂|||Легкая музыка|
        27|34|J-Pop|J-Pop||||J-팝||日本流行乐|日本流行樂|||J-Pop|
        28|34|Enka|演歌||||엔카||演歌|演歌|||Энка|
        29|34|Anime|アニメ||||애니메이션||动漫音乐|動漫音樂|||Аниме|
        30|34|Kayokyoku|歌謡曲||||가요쿄쿠||歌谣曲|歌謠曲|||Каёкёку|
        50|34|Fitness & Workout|フィットネス＆ワークアウト|Forme et entraînement|Fitness & Workout|Fitness y entrenamiento|피트니스 및 운동|Fitness e treino|健身与运动|健身與運動|Fitness e allenamento|Fitness en workout|Фитнес и тренировки|Fitness och träning
        51|34|K-Pop|K-Pop||||K-팝||韩国流行乐|韓國流行樂|||K-Pop|
        52|34|Karaoke|カラオケ|Karaoké|||노래방|Caraoquê|卡拉OK|卡拉OK|||Караоке|
        53|34|Instrumental|インストゥルメンタル|||Instrumental|연주 음악||器乐|器樂|Strumentale|Instrumentaal|Инструментальная музыка|Instrumentalt
        1122|34|Brazilian|ブラジル音楽|Musique brésilienne|Brasilianisch|Brasileña|브라질 음악|Música brasileira|巴西音乐|巴西音樂|Brasiliana|Braziliaans|Бразильская музыка|Brasilianskt
        1153|21|Metal|メタル||||메탈||金属乐|金屬樂|||Метал|
        50000061|34|Spoken Word|スポークンワード|Parlé|Gesprochenes|Palabra hablada|낭독|Palavra falada|朗诵|朗誦|Parlato|Gesproken woord|Разговорный жанр|Talat ord
        50000063|34|Disney|ディズニー||||디즈니||迪士尼|迪士尼|||Disney|
        50000064|34|French Pop|フレンチ・ポップ|Variété française|Französischer Pop|Pop francés|프렌치 팝|Pop francês|法语流行乐|法語流行樂|Pop francese|Franse pop|Французский поп|Fransk pop
        31||Music Videos|ミュージックビデオ|Clips vidéo|Musikvideos|Videos musicales|뮤직비디오|Videoclipes|音乐视频|音樂錄影帶|Video musicali|Muziekvideo's|Видеоклипы|Musikvideor
        34||Music|ミュージック|Musique|Musik|Música|음악|Música|音乐|音樂|Musica|Muziek|Музыка|Musik
        """#

    /// Genres that are found by id and in records, but do not have charts. Ids, names and parents are those of the iTunes
    /// Store's list of genres, as ExifTool's documentation has it ("QuickTime GenreID Values"); the names of Latin genres
    /// are the present ones. The list has no Jazz Funk.
    static let below = #"""
        1001|20|College Rock
        1002|20|Goth Rock
        1003|20|Grunge
        1004|20|Indie Rock
        1005|20|New Wave
        1006|20|Punk
        1007|2|Chicago Blues
        1009|2|Classic Blues
        1010|2|Contemporary Blues
        1011|2|Country Blues
        1012|2|Delta Blues
        1013|2|Electric Blues
        1014|4|Lullabies
        1015|4|Sing-Along
        1016|4|Stories
        1017|5|Avant-Garde
        1018|5|Baroque Era
        1019|5|Chamber Music
        1020|5|Chant
        1021|5|Choral
        1022|5|Classical Crossover
        1023|5|Early Music
        1024|5|Impressionist
        1025|5|Medieval Era
        1026|5|Minimalism
        1027|5|Modern Era
        1029|5|Orchestral
        1030|5|Renaissance
        1031|5|Romantic Era
        1032|5|Wedding Music
        1033|6|Alternative Country
        1034|6|Americana
        1035|6|Bluegrass
        1036|6|Contemporary Bluegrass
        1037|6|Contemporary Country
        1038|6|Country Gospel
        1039|6|Honky Tonk
        1040|6|Outlaw Country
        1041|6|Traditional Bluegrass
        1042|6|Traditional Country
        1043|6|Urban Cowboy
        1044|17|Breakbeat
        1045|17|Exercise
        1046|17|Garage
        1047|17|Hardcore
        1048|17|House
        1049|17|Jungle/Drum'n'bass
        1050|17|Techno
        1051|17|Trance
        1052|11|Big Band
        1053|11|Bop
        1054|25|Lounge
        1055|25|Swing
        1056|7|Ambient
        1057|7|Downtempo
        1058|7|Electronica
        1060|7|IDM/Experimental
        1061|7|Industrial
        1062|10|Alternative Folk
        1063|10|Contemporary Folk
        1064|10|Contemporary Singer/Songwriter
        1065|10|Folk-Rock
        1066|10|New Acoustic
        1067|10|Traditional Folk
        1068|18|Alternative Rap
        1069|18|Dirty South
        1070|18|East Coast Rap
        1071|18|Gangsta Rap
        1072|18|Hardcore Rap
        1073|18|Hip-Hop
        1074|18|Latin Rap
        1075|18|Old School Rap
        1076|18|Rap
        1077|18|Underground Rap
        1078|18|West Coast Rap
        1079|8|Chanukah
        1080|8|Christmas
        1081|8|Christmas: Children's
        1082|8|Christmas: Classic
        1083|8|Christmas: Classical
        1084|8|Christmas: Jazz
        1085|8|Christmas: Modern
        1086|8|Christmas: Pop
        1087|8|Christmas: R&B
        1088|8|Christmas: Religious
        1089|8|Christmas: Rock
        1090|8|Easter
        1091|8|Halloween
        1092|8|Holiday: Other
        1093|8|Thanksgiving
        1094|22|CCM
        1095|22|Christian Metal
        1096|22|Christian Pop
        1097|22|Christian Rap
        1098|22|Christian Rock
        1099|22|Classic Christian
        1100|22|Contemporary Gospel
        1101|22|Gospel
        1103|22|Praise & Worship
        1104|22|Southern Gospel
        1105|22|Traditional Gospel
        1106|11|Avant-Garde Jazz
        1107|11|Contemporary Jazz
        1108|11|Crossover Jazz
        1109|11|Dixieland
        1110|11|Fusion
        1111|11|Latin Jazz
        1112|11|Mainstream Jazz
        1113|11|Ragtime
        1114|11|Smooth Jazz
        1115|12|Latin Jazz
        1116|12|Contemporary Latin
        1117|12|Pop Latino
        1118|12|Raíces
        1119|12|Urbano latino
        1120|12|Baladas y Boleros
        1121|12|Rock y Alternativo
        1123|12|Música Mexicana
        1124|12|Música tropical
        1125|13|Environmental
        1126|13|Healing
        1127|13|Meditation
        1128|13|Nature
        1129|13|Relaxation
        1130|13|Travel
        1131|14|Adult Contemporary
        1132|14|Britpop
        1133|14|Pop/Rock
        1134|14|Soft Rock
        1135|14|Teen Pop
        1136|15|Contemporary R&B
        1137|15|Disco
        1138|15|Doo Wop
        1139|15|Funk
        1140|15|Motown
        1141|15|Neo-Soul
        1142|15|Quiet Storm
        1143|15|Soul
        1144|21|Adult Alternative
        1145|21|American Trad Rock
        1146|21|Arena Rock
        1147|21|Blues-Rock
        1148|21|British Invasion
        1149|21|Death Metal/Black Metal
        1150|21|Glam Rock
        1151|21|Hair Metal
        1152|21|Hard Rock
        1154|21|Jam Bands
        1155|21|Prog-Rock/Art Rock
        1156|21|Psychedelic
        1157|21|Rock & Roll
        1158|21|Rockabilly
        1159|21|Roots Rock
        1160|21|Singer/Songwriter
        1161|21|Southern Rock
        1162|21|Surf
        1163|21|Tex-Mex
        1165|16|Foreign Cinema
        1166|16|Musicals
        1167|3|Novelty
        1168|16|Original Score
        1169|16|Soundtrack
        1171|3|Standup Comedy
        1172|16|TV Soundtrack
        1173|23|Standards
        1174|23|Traditional Pop
        1175|11|Vocal Jazz
        1176|23|Vocal Pop
        1177|19|Afro-Beat
        1178|19|Afro-Pop
        1179|19|Cajun
        1180|19|Celtic
        1181|19|Celtic Folk
        1182|19|Contemporary Celtic
        1183|24|Modern Dancehall
        1184|19|Drinking Songs
        1186|19|Japanese Pop
        1187|19|Klezmer
        1188|19|Polka
        1189|19|Traditional Celtic
        1190|19|Worldbeat
        1191|19|Zydeco
        1192|24|Roots Reggae
        1193|24|Dub
        1194|24|Ska
        1195|19|Caribbean
        1196|19|South America
        1198|19|North America
        1199|19|Hawaii
        1200|19|Australia
        1201|19|Japan
        1202|19|France
        1203|19|Africa
        1204|19|Asia
        1205|19|Europe
        1206|19|South Africa
        1207|11|Hard Bop
        1208|11|Trad Jazz
        1209|11|Cool
        1210|2|Acoustic Blues
        1211|5|High Classical
        1220|1122|Axé
        1221|1122|Bossa Nova
        1222|1122|Choro
        1223|1122|Forró
        1224|1122|Frevo
        1225|1122|MPB
        1226|1122|Pagode
        1227|1122|Samba
        1228|1122|Sertanejo
        1229|1122|Baile Funk
        1230|20|Chinese Alt
        1231|20|Korean Indie
        1241|18|Chinese Hip-Hop
        1242|18|Korean Hip-Hop
        1248|21|Chinese Rock
        1249|21|Korean Rock
        1250|14|C-Pop
        1251|14|Cantopop/HK-Pop
        1252|14|Korean Folk-Pop
        1253|14|Mandopop
        1254|14|Tai-Pop
        1255|14|Malaysian Pop
        1256|14|Pinoy Pop
        1257|14|Original Pilipino Music
        1258|14|Manilla Sound
        1259|14|Indo Pop
        1260|14|Thai Pop
        1261|23|Trot
        1270|19|Russian Chanson
        1271|19|Dini
        1272|19|Halk
        1273|19|Sanat
        1274|19|Dangdut
        1275|19|Indonesian Religious
        1276|19|Calypso
        1277|19|Soca
        1280|19|Arabesque
        1281|19|Afrikaans
        1282|19|Farsi
        1283|19|Israeli
        1288|16|Sound Effects
        1293|14|Oldies
        1294|6|Thai Country
        1295|19|Flamenco
        1296|19|Tango
        1297|19|Fado
        1298|19|Iberia
        1299|19|Russian
        1300|19|Turkish
        """#

    /// Former and foreign spellings that occur in recorded genre names.
    static let spellings = #"""
        12|Latin
        1117|Latin Pop
        1117|Pop in Spanish
        1119|Latin Urban
        1121|Latin Alternative & Rock
        1121|Alternative & Rock in Spanish
        1123|Regional Mexicano
        1124|Salsa y Tropical
        10|Singer/ Songwriter
        19|Worldwide
        19|African
        16|Soundtracks
        1053|Bebop
        1073|Hip Hop
        1183|Dancehall
        1211|Classical Era
        18|Rap/Hip Hop
        """#

    /// The genres of radio stations. Columns: id, name, then a name for each of `languages`.
    static let stations = #"""
        1149484144|Alternative & Indie|オルタナティブ＆インディー|Alternative et indé|Alternative & Indie|Alternativa e indie|얼터너티브 및 인디|Alternativa e indie|另类与独立|另類與獨立|Alternativa e indie|Alternatief en indie|Альтернатива и инди|Alternativt och indie
        1149486223|Christian|クリスチャン|Musique chrétienne|Christlich|Cristiana|CCM|Cristã|基督教音乐|基督教音樂|Cristiana|Christelijk|Христианская музыка|Kristet
        1149486227|Classical|クラシック|Classique|Klassik|Clásica|클래식|Música clássica|古典音乐|古典樂|Classica|Klassiek|Классика|Klassiskt
        1149486231|Country|カントリー||||컨트리||乡村音乐|鄉村音樂|||Кантри|
        1149486238|Dance|ダンス||||댄스||舞曲|舞曲|||Танцевальная музыка|
        1149486245|Electronic|エレクトロニック|Électronique|Electronic|Electrónica|일렉트로닉|Eletrônica|电子音乐|電子音樂|Elettronica|Elektronisch|Электроника|Elektroniskt
        1149486281|From Around the World|世界の音楽|Du monde entier|Aus aller Welt|De todo el mundo|전 세계 음악|Do mundo todo|来自世界各地|來自世界各地|Dal mondo|Van over de hele wereld|Со всего мира|Från hela världen
        1149486287|Hip-Hop/R&B|ヒップホップ／R&B||||힙합/R&B||嘻哈／节奏布鲁斯|嘻哈／節奏藍調|||Хип-хоп и R&B|
        1149486299|Jazz|ジャズ||||재즈||爵士乐|爵士樂|||Джаз|
        1149486306|Kids & Family|キッズ＆ファミリー|Enfants et famille|Kinder & Familie|Niños y familia|어린이 및 가족|Crianças e família|儿童与家庭|兒童與家庭|Bambini e famiglia|Kinderen en gezin|Дети и семья|Barn och familj
        1149486314|Latin|ラテン|Musique latine|Latin|Latina|라틴|Latina|拉丁音乐|拉丁音樂|Latina|Latin|Латиноамериканская музыка|Latinskt
        1149486325|Metal|メタル||||메탈||金属乐|金屬樂|||Метал|
        1149486336|Pop|ポップ||||팝||流行音乐|流行樂|||Поп|
        1149486361|Reggae|レゲエ||||레게||雷鬼|雷鬼|||Регги|
        1149486365|Rock|ロック||||록||摇滚|搖滾|||Рок|
        1149486377|Singer/Songwriter|シンガーソングライター|Auteurs-compositeurs|Singer/Songwriter|Cantautores|싱어송라이터|Cantor/compositor|唱作人|創作歌手|Cantautori|Singer-songwriter|Авторская песня|Singer/Songwriter
        1149486381|Workout|ワークアウト|Entraînement|Workout|Entrenamiento|운동|Treino|健身|健身|Allenamento|Workout|Тренировки|Träning
        1154291546|Hits by Decade|年代別ヒット|Tubes par décennie|Hits nach Jahrzehnt|Éxitos por década|연대별 히트곡|Sucessos por década|年代热门|年代熱門|Successi per decennio|Hits per decennium|Хиты по десятилетиям|Hits per decennium
        1184713285|Holiday|ホリデー|Musique de Noël|Weihnachten|Navidad|홀리데이|Natal|节日音乐|節日音樂|Natale|Feestdagen|Праздничная музыка|Helgmusik
        """#
}
