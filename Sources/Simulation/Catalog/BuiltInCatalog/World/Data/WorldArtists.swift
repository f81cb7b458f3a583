// Data, one artist a line, hence longer than other files. All are invented. The zero-based line number is the artist's
// index and part of every id, so append new lines at the end.

extension WorldText {
    /// Columns: name, genre, subgenre, language of the titles, first year, record label (line in `labels`, from 1),
    /// other names, traits.
    static let artists = #"""
        The Lantern Committee|20|1004|en|2009|1||
        Sally & the "Weathervanes"|20|1004|en|2013|2||
        Marigold Static|20|1005|en|2016|1||
        Ø Harbour|20|1002|en|2018|3||
        Velvet Bureau|20|1006|en|2004|2||
        Paper Orchard|20|1004|en|2011|1||
        Nine Dull Knives|20|1003|en|1993|2||
        Mothlight Parade|20|1004|en|2019|3||
        Tall Grass Telegraph|20|1001|en|1996|1||
        Hollow Pines Bowling Club|20|1004|en|2015|3||
        The Society for the Preservation of Unfinished Songs and Other Minor Monuments|20|1004|en|2008|2||
        Pilar Quintaneza y los Faroles|20|1004|es|2017|8||
        Fräulein Nachtzug|20|1005|de|2012|7||
        Sørine Aldvik|20|1004|sv|2014|7||
        Copper Junction|21|1146|en|1972|4||
        The Iron Almanac|21|1152|en|1979|4||
        Hank Doverly Band|21|1159|en|1976|5||
        Grandfather Lightning|21|1147|en|1983|4||
        The Slow Meridians|21|1155|en|1974|4||
        Redwater Testament|21|1161|en|1988|5||
        Coastal Alarm|21|1162|en|1964|4||
        Dust Cathedral|21|1156|en|2001|2||
        Kassette Kaiser|21|1152|de|1985|7||
        Северный Маяк|21|1155|ru|1998|9|en=Northern Lighthouse|
        Птица Говорит|21|1159|ru|2010|9|en=The Bird Speaks|
        Los Relojes de Abril|21|1157|es|1995|8||
        Odette Ravencroft|14|1131|en|2010|6||
        Junie Palomar|14|1135|en|2020|6||
        Kit Solano-Reyes|14|1133|en|2018|6||
        Bo|14|1135|en|2022|6||
        Glasshouse Avenue|14|1133|en|1986|4||
        Tamsin Oyelaran-Wick|14|1131|en|2016|6||
        Neon Picnic 🧺|14|1135|en|2021|6||
        The Postcard Sisters|14|1134|en|1978|4||
        Holloway & Finch-Marsden|14|1132|en|1994|3||
        Mirabel Vantongeren|14|1131|fr|2014|10||
        Émilie Sauvterre|50000064||fr|2011|10||
        Les Fenêtres de Mai|50000064||fr|2005|10||
        Théodule Brancastel|50000064||fr|1969|10||
        Giada Montelupara|14|1131|it|2013|8||
        Orazio Belcastelli|14|1134|it|1981|8||
        Lukas Tannhuber|14|1133|de|2015|7||
        Åsa Lindqvarn|14|1135|sv|2017|7||
        月見里ひかり|27||ja|2016|11|en=Hikari Tsukimizato|
        図書館の午後|27||ja|2012|11|en=Library Afternoon|
        銀河電報局|27||ja|2008|11|en=Galaxy Telegraph Office|
        雨宿りパレード|27||ja|2019|11||
        ソーダ水クラブ|27||ja|2021|11|en=Soda Water Club|
        真夜中の切符|27||ja|2018|11|en=Midnight Ticket|
        小鳥遊ことり楽団|29||ja|2014|11|en=Kotori Takanashi Ensemble|
        星屑修理店|29||ja|2020|11|en=Stardust Repair Shop|
        北浜節子|28||ja|1971|11|en=Setsuko Kitahama|
        夕凪ゆり子|30||ja|1968|11|en=Yuriko Yunagi|
        은하수우체국|51||ko|2018|12|en=Milky Way Post Office|
        새벽산책|51||ko|2020|12|en=Dawn Walk|
        LUMI:DAY|51||ko|2021|12||
        소나기클럽|51||ko|2016|12|en=Sudden Rain Club|
        달고나소년|51||ko|2022|12||
        橘子洲電台|14|1133|zh|2015|13|en=Tangerine Isle Radio|
        南风与纸船|14|1134|zh|2017|13|en=South Wind & Paper Boats|
        林語桐|14|1131|zh|2009|13|en=Lin Yutong|
        霓虹茶餐廳|20|1004|zh|2019|13|en=Neon Tea Restaurant|
        MC Parquet|18|1076|en|2012|14||explicit
        Lil Ferryman|18|1069|en|2019|14||explicit
        Queenie Thimble|18|1071|en|2017|14||explicit
        Dr. Overpass|18|1078|en|1991|14||explicit
        Tha Bookkeeper|18|1070|en|1998|14||explicit
        Sugarcane Theory|18|1068|en|2006|14||explicit
        Young Cartographer|18|1076|en|2021|14||explicit
        Gravel & Silk|18|1073|en|1989|14||
        Capitán Limonada|18|1074|es|2018|8||explicit
        Ruelle 19|18|1077|fr|2015|10||explicit
        Delphine Okonjo-Lark|15|1136|en|2016|14||explicit
        Marcus Tidewell|15|1143|en|1973|4||
        The Velveteen Five|15|1140|en|1965|4||
        Sable Monroe-Addis|15|1141|en|2013|14||explicit
        Ivory Kettle|15|1139|en|1977|4||
        Cassius Applewhite|15|1142|en|1987|4||
        Night Ledger|15|1136|en|2020|14||explicit
        Brass Umbrella|15|1139|en|2010|3||
        Dew Point Oscillator|7|1056|en|2007|15||
        Kilowatt Monastery|7|1060|en|1999|15||
        Mira Sønderholt|7|1057|sv|2014|15||
        Tessellate Bloom|7|1058|en|2018|15||
        Signalwerk Ost|7|1061|de|1994|15||
        Anorak Delay|7|1060|en|2003|15||
        Polder Machine|7|1057|en|2011|15||
        DJ Marmalade|17|1048|en|2010|15||
        Strobe Cartel|17|1051|en|1997|15||
        Vapor Concierge|17|1048|en|2016|15||
        Halden & Ruiz|17|1050|en|2013|15||
        Basement Tiger|17|1049|en|1995|15||
        The Wendell Ashgrove Quartet|11|1207|en|1959|16||
        Inés Valladarte Trio|11|1111|es|2004|16||
        Cordelia Fenn-Abara|11|1112|en|1998|16||
        Blue Ledger Orchestra|11|1052|en|1955|16||
        Hideo Murakado Septet|11|1110|ja|1982|16||
        Oluwaseyi Brand|11|1107|en|2014|16||
        Ensemble Clairvaux-sur-Mer|5||classical|2001|17||composer=Aurelio Vantini
        Margarethe Solmsdorff|5||classical|1996|17||composer=Johann Balthasar Kemmerling
        Orchestra of the Glass Bridge|5||classical|2010|17||composer=Ottilie Brandauer-Weiss
        Aurelio Vantini|5||classical|1978|17||composer=Aurelio Vantini
        Johann Balthasar Kemmerling|5||classical|1985|17||composer=Johann Balthasar Kemmerling
        Ottilie Brandauer-Weiss|5||classical|1992|17||composer=Ottilie Brandauer-Weiss
        Teatro delle Rondini|9||classical|1999|17||composer=Aurelio Vantini
        Rusty Kincannon|6||en|1970|5||
        Lorna Mae Pickerell|6||en|1992|5||
        The Tumbleweed Notaries|6||en|2008|5||
        Cody Brightwater|6||en|2019|5||
        Dolly Fayette-Hughes|6||en|1984|5||
        Anneke Verhoeve-Dunn|10||en|2012|3||
        Silas Birdwhistle|10||en|1971|3||
        Wren Abernathy-Cole|10||en|2018|3||
        Ffion Gwyndaf|10||en|2015|3||
        Tomás Arrebol|10||es|2009|8||
        Noé Clairbois|10||fr|2016|10||
        Beatriz Solferina|1122||pt|2007|8||
        Trio Maré Cheia|1122||pt|1974|8||
        Rádio Jacarandá|1122||pt|2019|8||
        Luz Candelaria Ferro|12||es|2013|8||
        Rey Almíbar|12||es|2020|8||explicit
        Sonora Buganvilla|12||es|1986|8||
        Chavela Montesinos|12||es|1975|8||
        قمر الياسمين|19||ar|2011|18|en=Jasmine Moon|
        نادي الطيور المسافرة|19||ar|2016|18|en=The Migrating Birds Club|
        Kwabena Asantewood & His Highlife Ministers|19||en|1982|18||
        Mbira Sunday|19||en|2006|18||
        Selassie Brightroad|24||en|1979|18||
        The Tin Roof Conductors|24||en|1988|18||
        Blind Percy Lockhart|2|1012|en|1956|16||
        Mabel Crowfoot-Jones|2|1007|en|1968|16||
        Delta Ferry Company|2|1013|en|1990|16||
        Obsidian Parish|1153||en|1986|2||
        Frostgrav Legion|1153||en|1999|2||
        Widow's Furnace|1153||en|2012|2||
        Barnaby Twill|3||spoken|2014|19||explicit
        Two Aunts and a Microphone|3||spoken|2019|19||
        Prudence Halloway-Voss Reads|50000061||spoken|2010|19||
        The Giggling Marrows|4||kids|2008|19||
        Captain Biscuit & Crew|4||kids|2016|19||
        Bethel Road Choir|22||en|1995|5||
        Emmaus Crossing|22||en|2012|5||
        Ludovic Harrenstein|16||instrumental|2003|17||
        Yuna Castellane|53||instrumental|2015|17||
        Stillwater Abbey|13||instrumental|1993|19||
        Wool Sock Carolers|8||en|2005|19||
        Lester Monbrook & His Strings|25||instrumental|1961|4||
        Coach Tempo|50||instrumental|2017|15||
        Sing Along Parlour|52||en|2010|19||
        """#
}
