// Data: places of charts and concerts.

extension WorldText {
    /// Storefronts with their own charts: id, name in the chart's title, languages of its artists, cities with charts.
    static let chartPlaces = #"""
        us|USA|en|New York City;Los Angeles;Chicago;Houston;Atlanta
        gb|UK|en|London;Manchester;Birmingham
        ca|Canada|en,fr|Toronto;Montréal;Vancouver
        au|Australia|en|Sydney;Melbourne
        nz|New Zealand|en|Auckland
        ie|Ireland|en|Dublin
        jp|Japan|ja|Tokyo;Osaka;Sapporo;Fukuoka
        kr|South Korea|ko|Seoul;Busan
        cn|China mainland|zh|Beijing;Shanghai;Guangzhou
        hk|Hong Kong|zh|Hong Kong
        tw|Taiwan|zh|Taipei
        sg|Singapore|en,zh|Singapore
        de|Germany|de|Berlin;Hamburg;Munich;Cologne
        at|Austria|de|Vienna
        ch|Switzerland|de,fr,it|Zurich
        fr|France|fr|Paris;Lyon;Marseille
        be|Belgium|fr|Brussels
        nl|Netherlands|en|Amsterdam
        it|Italy|it|Rome;Milan
        es|Spain|es|Madrid;Barcelona
        pt|Portugal|pt|Lisbon
        br|Brazil|pt|São Paulo;Rio de Janeiro
        mx|Mexico|es|Mexico City;Guadalajara;Monterrey
        ar|Argentina|es|Buenos Aires
        cl|Chile|es|Santiago
        co|Colombia|es|Bogotá
        pe|Peru|es|Lima
        se|Sweden|sv|Stockholm
        no|Norway|sv|Oslo
        dk|Denmark|sv|Copenhagen
        fi|Finland|sv|Helsinki
        pl|Poland|en|Warsaw
        cz|Czech Republic|en|Prague
        hu|Hungary|en|Budapest
        gr|Greece|en|Athens
        tr|Türkiye|en|Istanbul
        ru|Russia|ru|Moscow;Saint Petersburg
        kz|Kazakhstan|ru|Almaty
        il|Israel|en|Tel Aviv
        ae|UAE|ar,en|Dubai
        sa|Saudi Arabia|ar|Riyadh
        eg|Egypt|ar|Cairo
        in|India|en|Mumbai;Delhi
        th|Thailand|en|Bangkok
        vn|Vietnam|en|Hanoi
        id|Indonesia|en|Jakarta
        ph|Philippines|en|Manila
        my|Malaysia|en,zh|Kuala Lumpur
        za|South Africa|en|Johannesburg;Cape Town
        ng|Nigeria|en|Lagos
        ke|Kenya|en|Nairobi
        gh|Ghana|en|Accra
        """#

    /// Invented venues of live albums.
    static let halls = #"""
        the Ferry Building Ballroom
        the Old Cannery
        Lantern Hall
        the Paradeground
        Teatro Azahar
        the Glass Pavilion
        Station Nine
        the Velodrome
        Salle Passerelle
        Harbor House
        the Tin Tabernacle
        Konzerthaus am Kanal
        the Observatory Steps
        Moonrise Amphitheater
        """#
}
