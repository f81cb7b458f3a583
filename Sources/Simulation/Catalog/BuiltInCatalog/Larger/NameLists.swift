// Data: parts of invented artists' names, by language.

/// The parts from which names of artists in larger catalogs are made.
enum NameLists {
    /// The names of people and groups in a language; names in other scripts have their Latin spelling after `=`.
    struct Words: Sendable {
        let first: [Name]
        let last: [Name]
        /// The first and second halves of groups' names; may be empty.
        var openings: [Name] = []
        var closings: [Name] = []
        /// The text between the parts of a name.
        var space = " "
        /// Whether the last name comes first, as in Japanese.
        var isLastFirst = false

        init(
            first: String, last: String, openings: String = "", closings: String = "", space: String = " ",
            isLastFirst: Bool = false
        ) {
            self.first = Name.list(first)
            self.last = Name.list(last)
            self.openings = Name.list(openings)
            self.closings = Name.list(closings)
            self.space = space
            self.isLastFirst = isLastFirst
        }
    }

    struct Name: Sendable {
        let text: String
        /// The Latin spelling; nil if the text is Latin.
        let latin: String?

        static func list(_ words: String) -> [Name] {
            words.parts("|").filter { !$0.isEmpty }.map { word in
                let halves = word.parts("=")
                return Name(text: String(halves[0]), latin: halves.count > 1 ? String(halves[1]) : nil)
            }
        }
    }

    static func words(of language: String) -> Words { byLanguage[language] ?? english }

    private static let english = Words(
        first:
            "Ada|Alden|Beatrix|Bram|Calla|Clement|Cora|Dashiell|Della|Edith|Emmett|Esme|Felix|Flora|Gideon|Greta|Harlan|Hazel|Ira|Isolde|Jonah|Josie|Juno|Kell|Lena|Linus|Lottie|Mabel|Milo|Nell|Noor|Odell|Opal|Orla|Otis|Pearl|Percy|Petra|Quill|Rhea|Roscoe|Ruth|Saul|Selma|Silas|Sylvie|Tansy|Theo|Una|Vera|Walt|Willa|Winston|Xanthe|Yara|Zadie",
        last:
            "Abershaw|Alderlane|Ambridge|Ashcombe|Barrowclough|Birchall-Reed|Blakemoor|Bramwith|Brightwell|Cairnford|Calderstone|Carrowmore|Coldbrook|Copperfen|Crane-Holloway|Dalrymple-Voss|Dunmarrow|Eastergate|Elmsworth|Fairweather-Lund|Farrowdale|Fenwright|Foxglove|Garrowby|Glasswater|Greywether|Halloran-Pike|Harthouse|Hazelrigg|Hollinshaw|Inglewick|Ivorson|Jessamine|Kettlewell|Kilmartin-Shaw|Larkspur|Lindquist-Hale|Lockaby|Mallowfield|Marchbanks|Merriwick|Moonie|Netherwood|Nightingale-Ross|Oakenshaw|Ormsby-Quinn|Pallister|Pemberlane|Penhallow|Quarrington|Ravenhall|Redfern-Cole|Rookwood|Saltmarsh|Sedgewick-Orr|Skylark|Stonebridge|Tallow|Thistlewood|Underhay|Vale-Marston|Wetherden|Whitlock-Bay|Windermoor|Wrenfield|Yarborough",
        openings:
            "Amber|Analog|Autumn|Barefoot|Brass|Cardboard|Celluloid|Cobalt|Concrete|Crystal|Daylight|Dirty|Distant|Double|Electric|Feral|Fluorescent|Forgotten|Foreign|Galvanized|Ghost|Gilded|Glass|Hidden|Honest|Idle|Iron|Jealous|Kerosene|Lavender|Lemon|Little|Lonesome|Lunar|Magnetic|Midnight|Minor|Modern|Mossy|Neon|Nervous|Nomad|Paper|Parallel|Pastel|Phantom|Polite|Porcelain|Quiet|Radio|Rural|Saint|Secondhand|Silver|Slow|Soft|Solar|Static|Suburban|Sunday|Tidal|Tin|Ultra|Velvet|Vacant|Violet|Wandering|Waxwing|Wild|Winter",
        closings:
            "Accountants|Aquarium|Archipelago|Avenues|Balloons|Barometer|Bicycles|Blossoms|Cabinet|Calendars|Canaries|Caravan|Cartographers|Cinema|Clockworks|Comets|Conversation|Corridor|Department|Diplomats|Disco|Dolphins|Drummers|Elevators|Embassy|Engines|Falcons|Ferries|Fireflies|Gardeners|Geometry|Harbors|Horizon|Hotel|Islands|Kingdom|Ladders|Lanterns|Laundry|Library|Lighthouse|Machines|Magnets|Meadow|Messengers|Mirrors|Museum|Neighbors|Notebooks|Orchard|Orchestra|Parade|Pavilion|Pilots|Planets|Postmen|Promises|Railway|Rivals|Satellites|Seminar|Sirens|Society|Sparrows|Staircase|Stations|Strangers|Telegraph|Theory|Tigers|Umbrellas|Vegetables|Waitresses|Weekend|Windows|Zeppelins"
    )

    private static let byLanguage: [String: Words] = [
        "es": Words(
            first:
                "Abril|Alma|Bruno|Carmelo|Consuelo|Dario|Elvira|Fausto|Gael|Iker|Jimena|Lisandro|Maite|Nicanor|Paloma|Renata|Salma|Tadeo|Ulises|Violeta|Ximena|Yago|Zulema|Amparo",
            last:
                "Alborán|Barranco|Caldero|Del Olmar|Escarcha|Fuentelisa|Galerna|Hinojal|Jacinto Vela|Lagunero|Mirasol|Naranjuela|Olivaria|Peñaluz|Quintamar|Rosalén|Solverde|Trigales|Umbría|Valdeluna|Yerbabuena|Zarzal",
            openings: "Los Faros|La Sombra|Las Cometas|Los Tranvías|El Eco|Las Brújulas|Los Espejos|La Marea",
            closings:
                "de Papel|del Norte|de Cristal|de Madrugada|del Puerto|de Invierno|Eléctricos|de Nadie|del Domingo|Perdidos"
        ),
        "fr": Words(
            first:
                "Agathe|Anatole|Blandine|Corentin|Delphine|Églantine|Firmin|Gaspard|Hortense|Ismaël|Joséphine|Léonard|Maëlle|Nestor|Octave|Philomène|Quentin|Rosalie|Sidonie|Timothée|Ursule|Victorine|Wilfried|Zélie",
            last:
                "Aubépin|Beaumarais|Chantelouve|Desforêts|Étoilier|Fontclair|Grandpré|Hauterive|Jolivent|Lamarelle|Montbruyant|Noirmoulin|Orvillac|Perdrix-Lune|Quincampe|Rivesel|Sablier|Tournesac|Vaucresson-Blé|Vertamont",
            openings:
                "Les Nuages|La Cabine|Les Voisins|Le Tramway|Les Parapluies|La Fenêtre|Les Saisons|Le Bureau",
            closings:
                "du Dimanche|de Verre|Immobiles|d'Octobre|du Quai|Invisibles|de Minuit|sans Fin|du Troisième|Bleus"),
        "pt": Words(
            first:
                "Anísio|Benedita|Caetana|Dinis|Eulália|Florêncio|Graciete|Heitor|Iracema|Jandira|Lourenço|Moema|Noêmia|Olívio|Potira|Quirino|Rosalva|Salvador|Tainá|Valdemar",
            last:
                "Aroeira|Buriti|Capim-Santo|Douradinho|Ervedal|Figueirol|Guariroba|Imbuia|Jatobá|Laranjal|Mangueiral|Oiticica|Pitanguera|Quaresma|Ribeirinho|Sabiá|Tamarindo|Umbuzeiro|Vazante|Ypê",
            openings: "Os Bondes|A Rede|As Marés|O Quintal|Os Vagalumes|A Varanda|Os Sinos",
            closings: "de Abril|do Porto|Azuis|da Serra|do Fim da Tarde|de Barro|do Sertão|de Domingo"),
        "de": Words(
            first:
                "Alwin|Birte|Cosima|Detlev|Elke|Frauke|Gesine|Hauke|Ilse|Jost|Katrein|Leander|Merle|Nepomuk|Ottilie|Pankraz|Ronja|Sieglinde|Tjark|Undine|Veit|Wiebke",
            last:
                "Abendroth-Kiel|Birkenfeldt|Dämmerung|Eisvogel|Fuchsloch|Grauwinkel|Heidebrecht|Immergrün|Kranichstein|Laubenthal|Mondsee|Nebelhorn|Ostermoor|Pappelreiter|Quellbach|Regenstauff|Silberdistel|Tannenrauch|Uferlos|Wolkenstein",
            openings: "Die Zimmer|Das Kabinett|Die Laternen|Das Büro|Die Kurswagen|Der Apparat|Die Antennen",
            closings: "von Morgen|am Rand|ohne Namen|der Nacht|im Freien|aus Blech|und Söhne|Nord"),
        "it": Words(
            first:
                "Alcide|Brunella|Corrado|Donatella|Ermanno|Fiorenza|Ginevra|Iacopo|Ludovica|Marzio|Nerina|Oriano|Pierluce|Rosmunda|Saverio|Tosca|Ubaldo|Viola|Zeno",
            last:
                "Acquachiara|Belvento|Campoverde|Dellaluna|Fiordaliso|Granseta|Lampedari|Montebruno|Nevefina|Olmoverde|Pietrachiara|Quercioli|Rondinella|Sottovento|Tramontin|Ventimari"
        ),
        "sv": Words(
            first:
                "Alrik|Birgitta|Dagny|Eskil|Freja|Gunvor|Hjalmar|Ingrid|Joar|Kerstin|Linnéa|Malte|Nanna|Olof|Ragnhild|Sixten|Tuva|Ulrika|Vidar|Ylva",
            last:
                "Almgrenå|Björkmane|Dimberg-Ös|Ekelövsson|Fjällström|Granlundh|Havsbris|Isaksved|Klippvik|Ljungsker|Månesköld|Norrbäck|Ormsund|Rönnskär|Silverå|Tallbacke|Vintergren|Åkerblomme"
        ),
        "ja": Words(
            first:
                "あおい=Aoi|かえで=Kaede|さくや=Sakuya|しおり=Shiori|すずめ=Suzume|たまき=Tamaki|つばさ=Tsubasa|なぎさ=Nagisa|のぞみ=Nozomi|はるか=Haruka|ひなた=Hinata|ほたる=Hotaru|まどか=Madoka|みずほ=Mizuho|もみじ=Momiji|ゆうき=Yuki|りん=Rin|わかな=Wakana|いぶき=Ibuki|こだま=Kodama",
            last:
                "風見=Kazami|朝霧=Asagiri|有明=Ariake|雪村=Yukimura|白鳥=Shiratori|水無瀬=Minase|夏目野=Natsumeno|星川=Hoshikawa|月岡=Tsukioka|花房=Hanabusa|霧島田=Kirishimada|浅葱=Asagi|桐原=Kirihara|渚=Nagisaki|葉山路=Hayamaji|天城=Amagi|九条坂=Kujozaka|鈴鹿野=Suzukano|冬木=Fuyuki|千早=Chihaya",
            openings:
                "透明=Transparent|深海=Deep Sea|夜行=Night Train|硝子=Glass|雨天=Rainy Day|月面=Lunar|屋上=Rooftop|夏休み=Summer Holiday|三日月=Crescent|青空=Blue Sky|紙=Paper|真昼=Noon|電波=Radio Wave|十月=October|迷子=Lost Child|砂糖=Sugar",
            closings:
                "図鑑=Encyclopedia|放送局=Broadcasters|喫茶=Coffee House|観測所=Observatory|動物園=Zoo|列車=Express|研究会=Research Society|郵便=Post|商店街=Arcade|交響=Symphonics|旅団=Brigade|天文台=Planetarium|文庫=Library|水族館=Aquarium",
            space: "", isLastFirst: true),
        "ko": Words(
            first:
                "가온=Gaon|나래=Narae|다온=Daon|라온=Raon|마루=Maru|바다=Bada|새벽=Saebyeok|아람=Aram|온유=Onyu|윤슬=Yunseul|은하=Eunha|이든=Ideun|초롱=Chorong|하늘=Haneul|한결=Hangyeol|해솔=Haesol",
            last: "강=Kang|남궁=Namgung|독고=Dokgo|류=Ryu|문=Moon|백=Baek|서=Seo|선우=Seonwoo|윤=Yoon|제갈=Jegal|탁=Tak|황보=Hwangbo",
            openings: "달빛=Moonlight|파도=Wave|종이=Paper|구름=Cloud|골목=Alley|여름=Summer|유리=Glass|별=Star|밤=Night|바람=Wind",
            closings:
                "상점=Store|정거장=Station|소년단=Scouts|극장=Theater|일기=Diary|클럽=Club|서점=Bookshop|놀이터=Playground|온도=Temperature",
            space: "", isLastFirst: true),
        "zh": Words(
            first:
                "若溪=Ruoxi|听雨=Tingyu|明轩=Mingxuan|安禾=Anhe|子衿=Zijin|望舒=Wangshu|星野=Xingye|知秋=Zhiqiu|云帆=Yunfan|小满=Xiaoman|长歌=Changge|念初=Nianchu|南乔=Nanqiao|白露=Bailu",
            last: "沈=Shen|苏=Su|顾=Gu|叶=Ye|江=Jiang|温=Wen|陆=Lu|宋=Song|慕容=Murong|司徒=Situ|欧阳=Ouyang|程=Cheng",
            openings: "夜航=Night Flight|海盐=Sea Salt|风筝=Kite|旧书=Old Book|蓝色=Blue|薄荷=Mint|末班=Last|雨季=Rainy Season|纸=Paper",
            closings: "电台=Radio|俱乐部=Club|公寓=Apartment|列车=Train|信箱=Mailbox|剧场=Theater|合唱团=Choir|便利店=Corner Shop",
            space: "", isLastFirst: true),
        "ru": Words(
            first:
                "Агния=Agnia|Варвара=Varvara|Глеб=Gleb|Захар=Zakhar|Есения=Yesenia|Лада=Lada|Мирон=Miron|Платон=Platon|Савва=Savva|Ульяна=Ulyana|Тихон=Tikhon|Элина=Elina",
            last:
                "Берёзкин=Beryozkin|Вьюга=Vyuga|Звонарь=Zvonar|Калина=Kalina|Мороз=Moroz|Оттепель=Ottepel|Полынь=Polyn|Рассвет=Rassvet|Снегирь=Snegir|Туман=Tuman",
            openings:
                "Ночной=Night|Дальний=Distant|Синий=Blue|Тихий=Quiet|Последний=Last|Бумажный=Paper|Северный=Northern",
            closings:
                "Трамвай=Tram|Вокзал=Station|Причал=Pier|Город=City|Сигнал=Signal|Апрель=April|Голос=Voice|Оркестр=Orchestra"
        ),
        "ar": Words(
            first: "ليان=Layan|سنا=Sana|رامي=Rami|جود=Joud|هالة=Hala|نسيم=Nasim|تالا=Tala|زياد=Ziad|مرح=Marah|أنس=Anas",
            last:
                "النجار=Al Najjar|الغيم=Al Ghaym|البحري=Al Bahri|الندى=Al Nada|الريحان=Al Rayhan|السروي=Al Sarwi|الفجر=Al Fajr|الوادي=Al Wadi"
        ),
    ]
}
