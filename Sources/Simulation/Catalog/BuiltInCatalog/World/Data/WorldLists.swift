// Data: invented curators, playlists and stations, one a line, hence longer than other files. Line numbers are part of
// ids, so append new lines at the end.

extension WorldText {
    /// Columns: type, name, kind, genre, host, short name, other names.
    static let curators = #"""
        apple-curators|The Pop Room|Genre|14||Pop|fr=Le salon pop,de=Das Pop-Zimmer,ja=ポップの部屋
        apple-curators|The Rock Room|Genre|21||Rock|fr=Le salon rock,de=Das Rock-Zimmer,ja=ロックの部屋
        apple-curators|The Indie Room|Genre|20||Indie|fr=Le salon indé,de=Das Indie-Zimmer,ja=インディーの部屋
        apple-curators|The Hip-Hop Room|Genre|18||Hip-Hop|ja=ヒップホップの部屋
        apple-curators|The Soul Room|Genre|15||Soul|ja=ソウルの部屋
        apple-curators|The Jazz Room|Genre|11||Jazz|fr=Le salon jazz,de=Das Jazz-Zimmer,ja=ジャズの部屋
        apple-curators|The Classical Room|Genre|5||Classical|fr=Le salon classique,de=Das Klassik-Zimmer,ja=クラシックの部屋
        apple-curators|The Electronic Room|Genre|7||Electronic|ja=エレクトロニックの部屋
        apple-curators|The Dance Room|Genre|17||Dance|ja=ダンスの部屋
        apple-curators|The Country Room|Genre|6||Country|ja=カントリーの部屋
        apple-curators|La sala latina|Genre|12||Latin|en=The Latin Room,ja=ラテンの部屋
        apple-curators|J-POPの部屋|Genre|27||J-Pop|en=The J-Pop Room
        apple-curators|The K-Pop Room|Genre|51||K-Pop|ko=케이팝 방
        apple-curators|The Songwriters' Room|Genre|10||Songwriters|
        apple-curators|The World Room|Genre|19||World|
        apple-curators|The Family Room|Genre|4||Family|de=Das Kinderzimmer,ja=こどもの部屋
        apple-curators|The Chart Desk|Curator|34|||de=Die Hitparade,ja=チャート編集室
        apple-curators|Night Desk|Curator|34|||
        apple-curators|Needle Drop with Odalys Brandt|Show|20|Odalys Brandt|Needle Drop|
        apple-curators|The Long Groove with Percival Ode|Show|11|Percival Ode|The Long Groove|
        apple-curators|Platform Nine with Mina Castellane|Show|7|Mina Castellane|Platform Nine|
        apple-curators|Kitchen Radio with Tante Lise|Show|14|Tante Lise|Kitchen Radio|
        curators|The Off-Key Gazette||20|||
        curators|Hemlock Street Records Shop||21|||
        curators|Café Meridiano||12|||
        curators|Tokyo Listening Bar Minazuki||27|||ja=リスニングバー水無月
        curators|Das Plattenfach||7|||
        curators|Radio Brouillard||50000064|||
        curators|Groove & Gravy||15|||
        curators|The Score Library||5|||
        curators|Backroads Almanac||6|||
        curators|Loud Quarterly||1153|||
        curators|Seoul Subway Sounds||51|||ko=서울 지하철 사운드
        curators|Dancehall Dispatch||24|||
        curators|Blue Hour Society||11|||
        activities|Cooking|||||fr=Aux fourneaux,de=Kochen,ja=料理しながら,es=En la cocina
        activities|Long Drives|||||fr=Sur la route,de=Lange Fahrten,ja=ロングドライブ,es=En carretera
        activities|Studying|||||fr=Révisions,de=Lernen,ja=勉強,es=Para estudiar
        activities|Rainy Days|||||fr=Jours de pluie,de=Regentage,ja=雨の日,es=Días de lluvia
        activities|Running|||||fr=Course à pied,de=Laufen,ja=ランニング,es=Correr
        activities|Falling Asleep|||||fr=S'endormir,de=Einschlafen,ja=おやすみ,es=Para dormir
        activities|Dinner with Friends|||||fr=Dîner entre amis,de=Essen mit Freunden,ja=友だちと夕食,es=Cena con amigos
        activities|Housework|||||fr=Ménage,de=Hausarbeit,ja=家事,es=Tareas de la casa
        """#

    /// Columns: name, genre, curator (zero-based line above), second genre, region (a name in `region`), `videos` for
    /// lists that mix songs and music videos, description, other names.
    static let playlists = #"""
        Paper Crowns|14|0||||Pop that got dressed up.|
        The Friday Stack|14|0|15|||New songs, every Friday.|fr=La pile du vendredi,de=Der Freitagsstapel
        Sugar High|14|0|51|||Under three minutes, over in a blink.|
        Choruses Only|14|0|21|english|||
        Gravel and Chrome|21|1||||Guitars with mileage.|
        Left Lane|21|1|1153|||For empty motorways.|
        Encore, Encore|21|1|20||videos|Songs that close the night, some with pictures.|
        Bedroom Ceilings|20|2||||Small rooms, large feelings.|
        Basement Tapes of Nobody|20|2|10|||First takes by people who do not exist.|
        Feedback Loop|20|2|21|english|||
        Cipher Room|18|3||||Verses first.|
        Concrete Poetry|18|3|15|||Words per minute.|
        Candle Wax|15|4||||Slow, slower, slowest.|
        Sunday Best Soul|15|4|22|||Dressed for church, dancing after.|
        Blue Ledger Nights|11|5||||After the second set.|
        Brushes and Brass|11|5|2|||Quiet drums, bright horns.|
        Morning Strings|5|6||||Movements for before nine.|de=Streicher am Morgen,fr=Cordes du matin
        Great Hall|5|6|9|||Orchestras, tuned.|
        Circuit Garden|7|7||||Machines in bloom.|
        Low Light, High Voltage|7|7|17|||For screens and small hours.|
        Strobe Hours|17|8||||Four to the floor.|
        Terrace Closing|17|8|7|europe||From sunset to the neighbors' complaint.|
        Porch Swing|6|9||||Country with the screen door open.|
        Two-Lane Prayers|6|9|22|english||Between the radio towers.|
        Noche de Azahar|12|10||||Calor de calle.|en=Orange Blossom Night
        Sobremesa|12|10|1122|latin||Para quedarse en la mesa.|
        終電のあと|27|11||eastAsia||終電を逃した夜に。|en=After the Last Train
        雨とソーダ水|27|11|29|||梅雨の午後のための歌。|en=Rain and Soda Water
        Han River, 2 A.M.|51|12||||Pop for the bridge home.|ko=한강, 새벽 두 시
        Kitchen Table Songs|10|13||||One voice, one chair.|
        Letters Never Sent|10|13|20|||Addressed to nobody in particular.|
        Caravan Radio|19|14||||From everywhere at once.|
        Harbor to Harbor|19|14|24|||Boats, markets, drums.|
        Pancake Parade|4|15||||For breakfast with small people.|
        Bath Time Armada|4|15||||Rubber ducks, assemble.|
        The 3 A.M. List|20|17|7|||For whoever is up.|
        Nothing But Nocturnes|13|17|53|||Lights out.|
        Heard on Needle Drop|20|18||||What Odalys played.|
        Heard on The Long Groove|11|19|15|||What Percival played.|
        Heard on Platform Nine|7|20||||What Mina played.|
        Heard on Kitchen Radio|14|21|10|||What Tante Lise played.|
        Albums of the Year That Wasn't|20|22||||The Gazette's annual argument.|
        Wrong Notes, Right Reasons|20|22|11|||Off-key and proud of it.|
        Staff Picks, Aisle Four|21|23||||Ask at the counter.|
        Mesa para Dos|12|24|1122|||Boleros y algo más.|
        水無月の棚から|27|25|30|||カウンターの後ろから。|en=From Minazuki's Shelf
        Kellerregal|7|26|17|europe||Aus dem untersten Fach.|
        Brouillard du matin|50000064|27||||Trois cafés, pas un mot.|
        Gravy Train|15|28|2||videos|Funk with extra sauce and some moving pictures.|
        Movements Worth Moving For|5|29||||The librarian's choice.|
        County Road Census|6|30|10|english|||
        Louder Than the Editorial|1153|31|21|||Volume four.|
        2호선 순환|51|32||||한 바퀴 도는 동안.|en=Line 2 Loop
        Bassline Bulletin|24|33|19|||Riddims, weekly.|
        The Blue Hour|11|34|2|||Between lamp and dawn.|
        Simmer|15|35|11|||Low heat.|
        Two Tanks of Gas|21|36|6|||See you at the border.|
        Footnotes|53|37|5|||Music to read by.|
        Window Weather|10|38|20|||It is raining; stay in.|
        Negative Splits|17|39|18|||Faster on the way home.|
        Counting Sheep in 3/4|13|40|53|||A waltz for the flock.|
        Pass the Salt|11|41|12|||Long tables.|
        Vacuum Choreography|14|42|17||videos|Dust never sleeps; sometimes it watches.|
        Snow Globe|8|0|22|||For one month of the year.|
        Laughing Matter|3|17||||Talk, mostly.|
        Watch This|14|0|20||videos|Music videos between songs.|
        """#

    /// Columns: name, station genre, genre of its music.
    static let stations = #"""
        Tangled Cables Station|1149484144|20
        Cardigan Weather Station|1149484144|20
        Refuge Station|1149486223|22
        Sunday Choir Station|1149486223|22
        Great Hall Station|1149486227|5
        Solo Cello Station|1149486227|5
        Tailgate Station|1149486231|6
        Pedal Steel Station|1149486231|6
        Four to the Floor Station|1149486238|17
        Terrace Station|1149486238|17
        Modular Station|1149486245|7
        Night Circuit Station|1149486245|7
        Highlife Station|1149486281|19
        Mediterranean Coast Station|1149486281|19
        Verse Two Station|1149486287|18
        Slow Burn Station|1149486287|15
        Late Set Station|1149486299|11
        Brass and Brushes Station|1149486299|11
        Bath Time Station|1149486306|4
        Car Seat Station|1149486306|4
        Sobremesa Station|1149486314|12
        Malecón Station|1149486314|12
        Iron and Ash Station|1149486325|1153
        Doom at Noon Station|1149486325|1153
        Sugar High Station|1149486336|14
        Chorus Station|1149486336|14
        Tin Roof Station|1149486361|24
        Dub Version Station|1149486361|24
        Gravel Station|1149486365|21
        Amplifier Station|1149486365|21
        Kitchen Table Station|1149486377|10
        Open Tuning Station|1149486377|10
        Negative Splits Station|1149486381|50
        Cooldown Station|1149486381|50
        Invented Seventies Station|1154291546|21
        Invented Nineties Station|1154291546|20
        Snow Globe Station|1184713285|8
        Mistletoe Station|1184713285|8
        Needle Drop: Pilot|show 18|20
        Needle Drop: The B-Sides Hour|show 18|20
        The Long Groove: Midnight Edition|show 19|11
        The Long Groove: Organ Trios|show 19|11
        Platform Nine: Departures|show 20|7
        Platform Nine: Arrivals|show 20|7
        Kitchen Radio: Soup|show 21|14
        Kitchen Radio: Second Helpings|show 21|14
        """#
}
