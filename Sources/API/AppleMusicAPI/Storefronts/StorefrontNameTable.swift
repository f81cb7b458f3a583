// Data, one row a line, hence the length.
//
// Names of the storefronts in languages other than English, from the Unicode Common Locale Data Repository. The first
// line names the languages.

extension Storefront {
    static let nameTable = """
        id	ja	fr	de	es	ko	pt	zh-Hans	zh-Hant	it	nl	ru	sv
        dz	アルジェリア	Algérie	Algerien	Argelia	알제리	Argélia	阿尔及利亚	阿爾及利亞	Algeria	Algerije	Алжир	Algeriet
        ao	アンゴラ	Angola	Angola	Angola	앙골라	Angola	安哥拉	安哥拉	Angola	Angola	Ангола	Angola
        ai	アンギラ	Anguilla	Anguilla	Anguila	앵귈라	Anguila	安圭拉	安奎拉	Anguilla	Anguilla	Ангилья	Anguilla
        ag	アンティグア・バーブーダ	Antigua-et-Barbuda	Antigua und Barbuda	Antigua y Barbuda	앤티가 바부다	Antígua e Barbuda	安提瓜和巴布达	安地卡及巴布達	Antigua e Barbuda	Antigua en Barbuda	Антигуа и Барбуда	Antigua och Barbuda
        ar	アルゼンチン	Argentine	Argentinien	Argentina	아르헨티나	Argentina	阿根廷	阿根廷	Argentina	Argentinië	Аргентина	Argentina
        am	アルメニア	Arménie	Armenien	Armenia	아르메니아	Armênia	亚美尼亚	亞美尼亞	Armenia	Armenië	Армения	Armenien
        au	オーストラリア	Australie	Australien	Australia	오스트레일리아	Austrália	澳大利亚	澳洲	Australia	Australië	Австралия	Australien
        at	オーストリア	Autriche	Österreich	Austria	오스트리아	Áustria	奥地利	奧地利	Austria	Oostenrijk	Австрия	Österrike
        az	アゼルバイジャン	Azerbaïdjan	Aserbaidschan	Azerbaiyán	아제르바이잔	Azerbaijão	阿塞拜疆	亞塞拜然	Azerbaigian	Azerbeidzjan	Азербайджан	Azerbajdzjan
        bs	バハマ	Bahamas	Bahamas	Bahamas	바하마	Bahamas	巴哈马	巴哈馬	Bahamas	Bahama’s	Багамы	Bahamas
        bh	バーレーン	Bahreïn	Bahrain	Baréin	바레인	Barein	巴林	巴林	Bahrein	Bahrein	Бахрейн	Bahrain
        bb	バルバドス	Barbade	Barbados	Barbados	바베이도스	Barbados	巴巴多斯	巴貝多	Barbados	Barbados	Барбадос	Barbados
        by	ベラルーシ	Biélorussie	Belarus	Bielorrusia	벨라루스	Bielorrússia	白俄罗斯	白俄羅斯	Bielorussia	Belarus	Беларусь	Belarus
        be	ベルギー	Belgique	Belgien	Bélgica	벨기에	Bélgica	比利时	比利時	Belgio	België	Бельгия	Belgien
        bz	ベリーズ	Belize	Belize	Belice	벨리즈	Belize	伯利兹	貝里斯	Belize	Belize	Белиз	Belize
        bj	ベナン	Bénin	Benin	Benín	베냉	Benin	贝宁	貝南	Benin	Benin	Бенин	Benin
        bm	バミューダ	Bermudes	Bermuda	Bermudas	버뮤다	Bermudas	百慕大	百慕達	Bermuda	Bermuda	Бермудские о-ва	Bermuda
        bt	ブータン	Bhoutan	Bhutan	Bután	부탄	Butão	不丹	不丹	Bhutan	Bhutan	Бутан	Bhutan
        bo	ボリビア	Bolivie	Bolivien	Bolivia	볼리비아	Bolívia	玻利维亚	玻利維亞	Bolivia	Bolivia	Боливия	Bolivia
        ba	ボスニア・ヘルツェゴビナ	Bosnie-Herzégovine	Bosnien und Herzegowina	Bosnia y Herzegovina	보스니아 헤르체고비나	Bósnia e Herzegovina	波斯尼亚和黑塞哥维那	波士尼亞與赫塞哥維納	Bosnia ed Erzegovina	Bosnië en Herzegovina	Босния и Герцеговина	Bosnien och Hercegovina
        bw	ボツワナ	Botswana	Botsuana	Botsuana	보츠와나	Botsuana	博茨瓦纳	波札那	Botswana	Botswana	Ботсвана	Botswana
        br	ブラジル	Brésil	Brasilien	Brasil	브라질	Brasil	巴西	巴西	Brasile	Brazilië	Бразилия	Brasilien
        vg	英領ヴァージン諸島	Îles Vierges britanniques	Britische Jungferninseln	Islas Vírgenes Británicas	영국령 버진아일랜드	Ilhas Virgens Britânicas	英属维尔京群岛	英屬維京群島	Isole Vergini Britanniche	Britse Maagdeneilanden	Виргинские о-ва (Великобритания)	Brittiska Jungfruöarna
        bg	ブルガリア	Bulgarie	Bulgarien	Bulgaria	불가리아	Bulgária	保加利亚	保加利亞	Bulgaria	Bulgarije	Болгария	Bulgarien
        kh	カンボジア	Cambodge	Kambodscha	Camboya	캄보디아	Camboja	柬埔寨	柬埔寨	Cambogia	Cambodja	Камбоджа	Kambodja
        cm	カメルーン	Cameroun	Kamerun	Camerún	카메룬	Camarões	喀麦隆	喀麥隆	Camerun	Kameroen	Камерун	Kamerun
        ca	カナダ	Canada	Kanada	Canadá	캐나다	Canadá	加拿大	加拿大	Canada	Canada	Канада	Kanada
        cv	カーボベルデ	Cap-Vert	Cabo Verde	Cabo Verde	카보베르데	Cabo Verde	佛得角	維德角	Capo Verde	Kaapverdië	Кабо-Верде	Kap Verde
        ky	ケイマン諸島	Îles Caïmans	Kaimaninseln	Islas Caimán	케이맨 제도	Ilhas Cayman	开曼群岛	開曼群島	Isole Cayman	Kaaimaneilanden	о-ва Кайман	Caymanöarna
        td	チャド	Tchad	Tschad	Chad	차드	Chade	乍得	查德	Ciad	Tsjaad	Чад	Tchad
        cl	チリ	Chili	Chile	Chile	칠레	Chile	智利	智利	Cile	Chili	Чили	Chile
        cn	中国本土	Chine continentale	China, Festland	China continental	중국 본토	China continental	中国大陆	中國大陸	Cina continentale	China, vasteland	Китай континентальный	Kina, fastlandet
        co	コロンビア	Colombie	Kolumbien	Colombia	콜롬비아	Colômbia	哥伦比亚	哥倫比亞	Colombia	Colombia	Колумбия	Colombia
        cr	コスタリカ	Costa Rica	Costa Rica	Costa Rica	코스타리카	Costa Rica	哥斯达黎加	哥斯大黎加	Costa Rica	Costa Rica	Коста-Рика	Costa Rica
        hr	クロアチア	Croatie	Kroatien	Croacia	크로아티아	Croácia	克罗地亚	克羅埃西亞	Croazia	Kroatië	Хорватия	Kroatien
        cy	キプロス	Chypre	Zypern	Chipre	키프로스	Chipre	塞浦路斯	賽普勒斯	Cipro	Cyprus	Кипр	Cypern
        cz	チェコ	Tchéquie	Tschechien	Chequia	체코	Tchéquia	捷克	捷克	Cechia	Tsjechië	Чехия	Tjeckien
        ci	コートジボワール	Côte d’Ivoire	Côte d’Ivoire	Côte d’Ivoire	코트디부아르	Côte d’Ivoire	科特迪瓦	象牙海岸	Côte d'Ivoire	Côte d’Ivoire	Кот-д’Ивуар	Côte d’Ivoire
        cd	コンゴ民主共和国（キンシャサ）	Congo-Kinshasa	Kongo-Kinshasa	República Democrática del Congo	콩고-킨샤사	Congo - Kinshasa	刚果（金）	剛果（金夏沙）	Congo-Kinshasa	Congo-Kinshasa	Конго - Киншаса	Kongo-Kinshasa
        dk	デンマーク	Danemark	Dänemark	Dinamarca	덴마크	Dinamarca	丹麦	丹麥	Danimarca	Denemarken	Дания	Danmark
        dm	ドミニカ国	Dominique	Dominica	Dominica	도미니카	Dominica	多米尼克	多米尼克	Dominica	Dominica	Доминика	Dominica
        do	ドミニカ共和国	République dominicaine	Dominikanische Republik	República Dominicana	도미니카 공화국	República Dominicana	多米尼加共和国	多明尼加共和國	Repubblica Dominicana	Dominicaanse Republiek	Доминиканская Республика	Dominikanska republiken
        ec	エクアドル	Équateur	Ecuador	Ecuador	에콰도르	Equador	厄瓜多尔	厄瓜多	Ecuador	Ecuador	Эквадор	Ecuador
        eg	エジプト	Égypte	Ägypten	Egipto	이집트	Egito	埃及	埃及	Egitto	Egypte	Египет	Egypten
        sv	エルサルバドル	Salvador	El Salvador	El Salvador	엘살바도르	El Salvador	萨尔瓦多	薩爾瓦多	El Salvador	El Salvador	Сальвадор	El Salvador
        ee	エストニア	Estonie	Estland	Estonia	에스토니아	Estônia	爱沙尼亚	愛沙尼亞	Estonia	Estland	Эстония	Estland
        sz	エスワティニ	Eswatini	Eswatini	Esuatini	에스와티니	Essuatíni	斯威士兰	史瓦帝尼	Eswatini	Eswatini	Эсватини	Eswatini
        fj	フィジー	Fidji	Fidschi	Fiyi	피지	Fiji	斐济	斐濟	Figi	Fiji	Фиджи	Fiji
        fi	フィンランド	Finlande	Finnland	Finlandia	핀란드	Finlândia	芬兰	芬蘭	Finlandia	Finland	Финляндия	Finland
        fr	フランス	France	Frankreich	Francia	프랑스	França	法国	法國	Francia	Frankrijk	Франция	Frankrike
        ga	ガボン	Gabon	Gabun	Gabón	가봉	Gabão	加蓬	加彭	Gabon	Gabon	Габон	Gabon
        gm	ガンビア	Gambie	Gambia	Gambia	감비아	Gâmbia	冈比亚	甘比亞	Gambia	Gambia	Гамбия	Gambia
        ge	ジョージア	Géorgie	Georgien	Georgia	조지아	Geórgia	格鲁吉亚	喬治亞	Georgia	Georgië	Грузия	Georgien
        de	ドイツ	Allemagne	Deutschland	Alemania	독일	Alemanha	德国	德國	Germania	Duitsland	Германия	Tyskland
        gh	ガーナ	Ghana	Ghana	Ghana	가나	Gana	加纳	迦納	Ghana	Ghana	Гана	Ghana
        gr	ギリシャ	Grèce	Griechenland	Grecia	그리스	Grécia	希腊	希臘	Grecia	Griekenland	Греция	Grekland
        gd	グレナダ	Grenade	Grenada	Granada	그레나다	Granada	格林纳达	格瑞那達	Grenada	Grenada	Гренада	Grenada
        gt	グアテマラ	Guatemala	Guatemala	Guatemala	과테말라	Guatemala	危地马拉	瓜地馬拉	Guatemala	Guatemala	Гватемала	Guatemala
        gw	ギニアビサウ	Guinée-Bissau	Guinea-Bissau	Guinea-Bisáu	기니비사우	Guiné-Bissau	几内亚比绍	幾內亞比索	Guinea-Bissau	Guinee-Bissau	Гвинея-Бисау	Guinea-Bissau
        gy	ガイアナ	Guyana	Guyana	Guyana	가이아나	Guiana	圭亚那	蓋亞那	Guyana	Guyana	Гайана	Guyana
        hn	ホンジュラス	Honduras	Honduras	Honduras	온두라스	Honduras	洪都拉斯	宏都拉斯	Honduras	Honduras	Гондурас	Honduras
        hk	香港	Hong Kong	Hongkong	Hong Kong	홍콩	Hong Kong	香港	香港	Hong Kong	Hongkong	Гонконг	Hongkong
        hu	ハンガリー	Hongrie	Ungarn	Hungría	헝가리	Hungria	匈牙利	匈牙利	Ungheria	Hongarije	Венгрия	Ungern
        is	アイスランド	Islande	Island	Islandia	아이슬란드	Islândia	冰岛	冰島	Islanda	IJsland	Исландия	Island
        in	インド	Inde	Indien	India	인도	Índia	印度	印度	India	India	Индия	Indien
        id	インドネシア	Indonésie	Indonesien	Indonesia	인도네시아	Indonésia	印度尼西亚	印尼	Indonesia	Indonesië	Индонезия	Indonesien
        iq	イラク	Irak	Irak	Irak	이라크	Iraque	伊拉克	伊拉克	Iraq	Irak	Ирак	Irak
        ie	アイルランド	Irlande	Irland	Irlanda	아일랜드	Irlanda	爱尔兰	愛爾蘭	Irlanda	Ierland	Ирландия	Irland
        il	イスラエル	Israël	Israel	Israel	이스라엘	Israel	以色列	以色列	Israele	Israël	Израиль	Israel
        it	イタリア	Italie	Italien	Italia	이탈리아	Itália	意大利	義大利	Italia	Italië	Италия	Italien
        jm	ジャマイカ	Jamaïque	Jamaika	Jamaica	자메이카	Jamaica	牙买加	牙買加	Giamaica	Jamaica	Ямайка	Jamaica
        jp	日本	Japon	Japan	Japón	일본	Japão	日本	日本	Giappone	Japan	Япония	Japan
        jo	ヨルダン	Jordanie	Jordanien	Jordania	요르단	Jordânia	约旦	約旦	Giordania	Jordanië	Иордания	Jordanien
        kz	カザフスタン	Kazakhstan	Kasachstan	Kazajistán	카자흐스탄	Cazaquistão	哈萨克斯坦	哈薩克	Kazakistan	Kazachstan	Казахстан	Kazakstan
        ke	ケニア	Kenya	Kenia	Kenia	케냐	Quênia	肯尼亚	肯亞	Kenya	Kenia	Кения	Kenya
        kr	韓国	Corée du Sud	Südkorea	Corea del Sur	대한민국	Coreia do Sul	韩国	南韓	Corea del Sud	Zuid-Korea	Республика Корея	Sydkorea
        xk	コソボ	Kosovo	Kosovo	Kosovo	코소보	Kosovo	科索沃	科索沃	Kosovo	Kosovo	Косово	Kosovo
        kw	クウェート	Koweït	Kuwait	Kuwait	쿠웨이트	Kuwait	科威特	科威特	Kuwait	Koeweit	Кувейт	Kuwait
        kg	キルギス	Kirghizstan	Kirgisistan	Kirguistán	키르기스스탄	Quirguistão	吉尔吉斯斯坦	吉爾吉斯	Kirghizistan	Kirgizië	Киргизия	Kirgizistan
        la	ラオス	Laos	Laos	Laos	라오스	Laos	老挝	寮國	Laos	Laos	Лаос	Laos
        lv	ラトビア	Lettonie	Lettland	Letonia	라트비아	Letônia	拉脱维亚	拉脫維亞	Lettonia	Letland	Латвия	Lettland
        lb	レバノン	Liban	Libanon	Líbano	레바논	Líbano	黎巴嫩	黎巴嫩	Libano	Libanon	Ливан	Libanon
        lr	リベリア	Liberia	Liberia	Liberia	라이베리아	Libéria	利比里亚	賴比瑞亞	Liberia	Liberia	Либерия	Liberia
        ly	リビア	Libye	Libyen	Libia	리비아	Líbia	利比亚	利比亞	Libia	Libië	Ливия	Libyen
        lt	リトアニア	Lituanie	Litauen	Lituania	리투아니아	Lituânia	立陶宛	立陶宛	Lituania	Litouwen	Литва	Litauen
        lu	ルクセンブルク	Luxembourg	Luxemburg	Luxemburgo	룩셈부르크	Luxemburgo	卢森堡	盧森堡	Lussemburgo	Luxemburg	Люксембург	Luxemburg
        mo	マカオ	Macao	Macao	Macao	마카오	Macau	澳门	澳門	Macao	Macau	Макао	Macau
        mg	マダガスカル	Madagascar	Madagaskar	Madagascar	마다가스카르	Madagascar	马达加斯加	馬達加斯加	Madagascar	Madagaskar	Мадагаскар	Madagaskar
        mw	マラウイ	Malawi	Malawi	Malaui	말라위	Malaui	马拉维	馬拉威	Malawi	Malawi	Малави	Malawi
        my	マレーシア	Malaisie	Malaysia	Malasia	말레이시아	Malásia	马来西亚	馬來西亞	Malaysia	Maleisië	Малайзия	Malaysia
        mv	モルディブ	Maldives	Malediven	Maldivas	몰디브	Maldivas	马尔代夫	馬爾地夫	Maldive	Maldiven	Мальдивы	Maldiverna
        ml	マリ	Mali	Mali	Mali	말리	Mali	马里	馬利	Mali	Mali	Мали	Mali
        mt	マルタ	Malte	Malta	Malta	몰타	Malta	马耳他	馬爾他	Malta	Malta	Мальта	Malta
        mr	モーリタニア	Mauritanie	Mauretanien	Mauritania	모리타니	Mauritânia	毛里塔尼亚	茅利塔尼亞	Mauritania	Mauritanië	Мавритания	Mauretanien
        mu	モーリシャス	Maurice	Mauritius	Mauricio	모리셔스	Maurício	毛里求斯	模里西斯	Mauritius	Mauritius	Маврикий	Mauritius
        mx	メキシコ	Mexique	Mexiko	México	멕시코	México	墨西哥	墨西哥	Messico	Mexico	Мексика	Mexiko
        fm	ミクロネシア連邦	Micronésie	Mikronesien	Micronesia	미크로네시아	Micronésia	密克罗尼西亚	密克羅尼西亞	Micronesia	Micronesia	Микронезия	Mikronesien
        md	モルドバ	Moldavie	Republik Moldau	Moldavia	몰도바	Moldávia	摩尔多瓦	摩爾多瓦	Moldavia	Moldavië	Молдова	Moldavien
        mn	モンゴル	Mongolie	Mongolei	Mongolia	몽골	Mongólia	蒙古	蒙古	Mongolia	Mongolië	Монголия	Mongoliet
        me	モンテネグロ	Monténégro	Montenegro	Montenegro	몬테네그로	Montenegro	黑山	蒙特內哥羅	Montenegro	Montenegro	Черногория	Montenegro
        ms	モントセラト	Montserrat	Montserrat	Montserrat	몬트세라트	Montserrat	蒙特塞拉特	蒙哲臘	Montserrat	Montserrat	Монтсеррат	Montserrat
        ma	モロッコ	Maroc	Marokko	Marruecos	모로코	Marrocos	摩洛哥	摩洛哥	Marocco	Marokko	Марокко	Marocko
        mz	モザンビーク	Mozambique	Mosambik	Mozambique	모잠비크	Moçambique	莫桑比克	莫三比克	Mozambico	Mozambique	Мозамбик	Moçambique
        mm	ミャンマー (ビルマ)	Myanmar (Birmanie)	Myanmar	Myanmar (Birmania)	미얀마	Mianmar (Birmânia)	缅甸	緬甸	Myanmar (Birmania)	Myanmar (Birma)	Мьянма (Бирма)	Myanmar (Burma)
        na	ナミビア	Namibie	Namibia	Namibia	나미비아	Namíbia	纳米比亚	納米比亞	Namibia	Namibië	Намибия	Namibia
        np	ネパール	Népal	Nepal	Nepal	네팔	Nepal	尼泊尔	尼泊爾	Nepal	Nepal	Непал	Nepal
        nl	オランダ	Pays-Bas	Niederlande	Países Bajos	네덜란드	Países Baixos	荷兰	荷蘭	Paesi Bassi	Nederland	Нидерланды	Nederländerna
        nz	ニュージーランド	Nouvelle-Zélande	Neuseeland	Nueva Zelanda	뉴질랜드	Nova Zelândia	新西兰	紐西蘭	Nuova Zelanda	Nieuw-Zeeland	Новая Зеландия	Nya Zeeland
        ni	ニカラグア	Nicaragua	Nicaragua	Nicaragua	니카라과	Nicarágua	尼加拉瓜	尼加拉瓜	Nicaragua	Nicaragua	Никарагуа	Nicaragua
        ne	ニジェール	Niger	Niger	Níger	니제르	Níger	尼日尔	尼日	Niger	Niger	Нигер	Niger
        ng	ナイジェリア	Nigeria	Nigeria	Nigeria	나이지리아	Nigéria	尼日利亚	奈及利亞	Nigeria	Nigeria	Нигерия	Nigeria
        mk	北マケドニア	Macédoine du Nord	Nordmazedonien	Macedonia del Norte	북마케도니아	Macedônia do Norte	北马其顿	北馬其頓	Macedonia del Nord	Noord-Macedonië	Северная Македония	Nordmakedonien
        no	ノルウェー	Norvège	Norwegen	Noruega	노르웨이	Noruega	挪威	挪威	Norvegia	Noorwegen	Норвегия	Norge
        om	オマーン	Oman	Oman	Omán	오만	Omã	阿曼	阿曼	Oman	Oman	Оман	Oman
        pa	パナマ	Panama	Panama	Panamá	파나마	Panamá	巴拿马	巴拿馬	Panama	Panama	Панама	Panama
        pg	パプアニューギニア	Papouasie-Nouvelle-Guinée	Papua-Neuguinea	Papúa Nueva Guinea	파푸아뉴기니	Papua-Nova Guiné	巴布亚新几内亚	巴布亞紐幾內亞	Papua Nuova Guinea	Papoea-Nieuw-Guinea	Папуа — Новая Гвинея	Papua Nya Guinea
        py	パラグアイ	Paraguay	Paraguay	Paraguay	파라과이	Paraguai	巴拉圭	巴拉圭	Paraguay	Paraguay	Парагвай	Paraguay
        pe	ペルー	Pérou	Peru	Perú	페루	Peru	秘鲁	秘魯	Perù	Peru	Перу	Peru
        ph	フィリピン	Philippines	Philippinen	Filipinas	필리핀	Filipinas	菲律宾	菲律賓	Filippine	Filipijnen	Филиппины	Filippinerna
        pl	ポーランド	Pologne	Polen	Polonia	폴란드	Polônia	波兰	波蘭	Polonia	Polen	Польша	Polen
        pt	ポルトガル	Portugal	Portugal	Portugal	포르투갈	Portugal	葡萄牙	葡萄牙	Portogallo	Portugal	Португалия	Portugal
        qa	カタール	Qatar	Katar	Catar	카타르	Catar	卡塔尔	卡達	Qatar	Qatar	Катар	Qatar
        cg	コンゴ共和国（ブラザビル）	Congo-Brazzaville	Kongo-Brazzaville	Congo	콩고-브라자빌	República do Congo	刚果（布）	剛果（布拉薩）	Congo-Brazzaville	Congo-Brazzaville	Конго - Браззавиль	Kongo-Brazzaville
        ro	ルーマニア	Roumanie	Rumänien	Rumanía	루마니아	Romênia	罗马尼亚	羅馬尼亞	Romania	Roemenië	Румыния	Rumänien
        ru	ロシア	Russie	Russland	Rusia	러시아	Rússia	俄罗斯	俄羅斯	Russia	Rusland	Россия	Ryssland
        rw	ルワンダ	Rwanda	Ruanda	Ruanda	르완다	Ruanda	卢旺达	盧安達	Ruanda	Rwanda	Руанда	Rwanda
        sa	サウジアラビア	Arabie saoudite	Saudi-Arabien	Arabia Saudí	사우디아라비아	Arábia Saudita	沙特阿拉伯	沙烏地阿拉伯	Arabia Saudita	Saoedi-Arabië	Саудовская Аравия	Saudiarabien
        sn	セネガル	Sénégal	Senegal	Senegal	세네갈	Senegal	塞内加尔	塞內加爾	Senegal	Senegal	Сенегал	Senegal
        rs	セルビア	Serbie	Serbien	Serbia	세르비아	Sérvia	塞尔维亚	塞爾維亞	Serbia	Servië	Сербия	Serbien
        sc	セーシェル	Seychelles	Seychellen	Seychelles	세이셸	Seicheles	塞舌尔	塞席爾	Seychelles	Seychellen	Сейшельские о-ва	Seychellerna
        sl	シエラレオネ	Sierra Leone	Sierra Leone	Sierra Leona	시에라리온	Serra Leoa	塞拉利昂	獅子山共和國	Sierra Leone	Sierra Leone	Сьерра-Леоне	Sierra Leone
        sg	シンガポール	Singapour	Singapur	Singapur	싱가포르	Singapura	新加坡	新加坡	Singapore	Singapore	Сингапур	Singapore
        sk	スロバキア	Slovaquie	Slowakei	Eslovaquia	슬로바키아	Eslováquia	斯洛伐克	斯洛伐克	Slovacchia	Slowakije	Словакия	Slovakien
        si	スロベニア	Slovénie	Slowenien	Eslovenia	슬로베니아	Eslovênia	斯洛文尼亚	斯洛維尼亞	Slovenia	Slovenië	Словения	Slovenien
        sb	ソロモン諸島	Îles Salomon	Salomonen	Islas Salomón	솔로몬 제도	Ilhas Salomão	所罗门群岛	索羅門群島	Isole Salomone	Salomonseilanden	Соломоновы о-ва	Salomonöarna
        za	南アフリカ	Afrique du Sud	Südafrika	Sudáfrica	남아프리카	África do Sul	南非	南非	Sudafrica	Zuid-Afrika	Южно-Африканская Республика	Sydafrika
        es	スペイン	Espagne	Spanien	España	스페인	Espanha	西班牙	西班牙	Spagna	Spanje	Испания	Spanien
        lk	スリランカ	Sri Lanka	Sri Lanka	Sri Lanka	스리랑카	Sri Lanka	斯里兰卡	斯里蘭卡	Sri Lanka	Sri Lanka	Шри-Ланка	Sri Lanka
        kn	セントクリストファー・ネーヴィス	Saint-Christophe-et-Niévès	St. Kitts und Nevis	San Cristóbal y Nieves	세인트키츠 네비스	São Cristóvão e Névis	圣基茨和尼维斯	聖克里斯多福及尼維斯	Saint Kitts e Nevis	Saint Kitts en Nevis	Сент-Китс и Невис	S:t Kitts och Nevis
        lc	セントルシア	Sainte-Lucie	St. Lucia	Santa Lucía	세인트루시아	Santa Lúcia	圣卢西亚	聖露西亞	Saint Lucia	Saint Lucia	Сент-Люсия	S:t Lucia
        vc	セントビンセント及びグレナディーン諸島	Saint-Vincent-et-les Grenadines	St. Vincent und die Grenadinen	San Vicente y las Granadinas	세인트빈센트그레나딘	São Vicente e Granadinas	圣文森特和格林纳丁斯	聖文森及格瑞那丁	Saint Vincent e Grenadine	Saint Vincent en de Grenadines	Сент-Винсент и Гренадины	S:t Vincent och Grenadinerna
        sr	スリナム	Suriname	Suriname	Surinam	수리남	Suriname	苏里南	蘇利南	Suriname	Suriname	Суринам	Surinam
        se	スウェーデン	Suède	Schweden	Suecia	스웨덴	Suécia	瑞典	瑞典	Svezia	Zweden	Швеция	Sverige
        ch	スイス	Suisse	Schweiz	Suiza	스위스	Suíça	瑞士	瑞士	Svizzera	Zwitserland	Швейцария	Schweiz
        tw	台湾	Taïwan	Taiwan	Taiwán	대만	Taiwan	台湾	台灣	Taiwan	Taiwan	Тайвань	Taiwan
        tj	タジキスタン	Tadjikistan	Tadschikistan	Tayikistán	타지키스탄	Tadjiquistão	塔吉克斯坦	塔吉克	Tagikistan	Tadzjikistan	Таджикистан	Tadzjikistan
        tz	タンザニア	Tanzanie	Tansania	Tanzania	탄자니아	Tanzânia	坦桑尼亚	坦尚尼亞	Tanzania	Tanzania	Танзания	Tanzania
        th	タイ	Thaïlande	Thailand	Tailandia	태국	Tailândia	泰国	泰國	Thailandia	Thailand	Таиланд	Thailand
        to	トンガ	Tonga	Tonga	Tonga	통가	Tonga	汤加	東加	Tonga	Tonga	Тонга	Tonga
        tt	トリニダード・トバゴ	Trinité-et-Tobago	Trinidad und Tobago	Trinidad y Tobago	트리니다드 토바고	Trinidad e Tobago	特立尼达和多巴哥	千里達及托巴哥	Trinidad e Tobago	Trinidad en Tobago	Тринидад и Тобаго	Trinidad och Tobago
        tn	チュニジア	Tunisie	Tunesien	Túnez	튀니지	Tunísia	突尼斯	突尼西亞	Tunisia	Tunesië	Тунис	Tunisien
        tm	トルクメニスタン	Turkménistan	Turkmenistan	Turkmenistán	투르크메니스탄	Turcomenistão	土库曼斯坦	土庫曼	Turkmenistan	Turkmenistan	Туркменистан	Turkmenistan
        tc	タークス・カイコス諸島	Îles Turques-et-Caïques	Turks- und Caicosinseln	Islas Turcas y Caicos	터크스 케이커스 제도	Ilhas Turcas e Caicos	特克斯和凯科斯群岛	土克斯及開科斯群島	Isole Turks e Caicos	Turks- en Caicoseilanden	Тёркс и Кайкос	Turks- och Caicosöarna
        tr	トルコ	Turquie	Türkei	Turquía	튀르키예	Turquia	土耳其	土耳其	Turchia	Turkije	Турция	Turkiet
        ae	アラブ首長国連邦	Émirats arabes unis	Vereinigte Arabische Emirate	Emiratos Árabes Unidos	아랍에미리트	Emirados Árabes Unidos	阿拉伯联合酋长国	阿拉伯聯合大公國	Emirati Arabi Uniti	Verenigde Arabische Emiraten	ОАЭ	Förenade Arabemiraten
        ug	ウガンダ	Ouganda	Uganda	Uganda	우간다	Uganda	乌干达	烏干達	Uganda	Oeganda	Уганда	Uganda
        ua	ウクライナ	Ukraine	Ukraine	Ucrania	우크라이나	Ucrânia	乌克兰	烏克蘭	Ucraina	Oekraïne	Украина	Ukraina
        gb	イギリス	Royaume-Uni	Vereinigtes Königreich	Reino Unido	영국	Reino Unido	英国	英國	Regno Unito	Verenigd Koninkrijk	Великобритания	Storbritannien
        us	アメリカ合衆国	États-Unis	Vereinigte Staaten	Estados Unidos	미국	Estados Unidos	美国	美國	Stati Uniti	Verenigde Staten	Соединенные Штаты Америки	USA
        uy	ウルグアイ	Uruguay	Uruguay	Uruguay	우루과이	Uruguai	乌拉圭	烏拉圭	Uruguay	Uruguay	Уругвай	Uruguay
        uz	ウズベキスタン	Ouzbékistan	Usbekistan	Uzbekistán	우즈베키스탄	Uzbequistão	乌兹别克斯坦	烏茲別克	Uzbekistan	Oezbekistan	Узбекистан	Uzbekistan
        vu	バヌアツ	Vanuatu	Vanuatu	Vanuatu	바누아투	Vanuatu	瓦努阿图	萬那杜	Vanuatu	Vanuatu	Вануату	Vanuatu
        ve	ベネズエラ	Venezuela	Venezuela	Venezuela	베네수엘라	Venezuela	委内瑞拉	委內瑞拉	Venezuela	Venezuela	Венесуэла	Venezuela
        vn	ベトナム	Viêt Nam	Vietnam	Vietnam	베트남	Vietnã	越南	越南	Vietnam	Vietnam	Вьетнам	Vietnam
        ye	イエメン	Yémen	Jemen	Yemen	예멘	Iêmen	也门	葉門	Yemen	Jemen	Йемен	Jemen
        zm	ザンビア	Zambie	Sambia	Zambia	잠비아	Zâmbia	赞比亚	尚比亞	Zambia	Zambia	Замбия	Zambia
        zw	ジンバブエ	Zimbabwe	Simbabwe	Zimbabue	짐바브웨	Zimbábue	津巴布韦	辛巴威	Zimbabwe	Zimbabwe	Зимбабве	Zimbabwe
        """
}
