import AppleMusicAPI

/// The codes of storefronts in the Enterprise Partner Feed: three letters (ISO 3166-1) and a number.
enum StorefrontCode {
    /// Returns a storefront's three letters.
    static func letters(of storefront: String) -> String? { byStorefront[storefront]?.letters }

    /// Returns a storefront's number. The public ones are those of the header `X-Apple-Store-Front`; other storefronts
    /// have a number of ours from 900001.
    static func number(of storefront: String) -> Int? { byStorefront[storefront]?.number }

    /// Returns the storefront of a code of two or three letters, or of a number.
    static func storefront(_ code: String) -> String? {
        code.utf8.count == 2
            ? byStorefront[code.lowercased()].map { _ in code.lowercased() } : byCode[code.uppercased()]
    }

    private static let byStorefront: [String: (letters: String, number: Int)] = {
        var found: [String: (letters: String, number: Int)] = [:]
        for (line, word) in text.split(separator: " ").enumerated() {
            let parts = word.split(separator: ":").map(String.init)
            found[parts[0]] = (parts[1], parts.count > 2 ? Int(parts[2]) ?? 0 : 900_001 + line)
        }
        return found
    }()

    private static let byCode: [String: String] = {
        var found: [String: String] = [:]
        for (storefront, codes) in byStorefront {
            found[codes.letters] = storefront
            found[String(codes.number)] = storefront
        }
        return found
    }()

    /// Storefront, letters and, where it is public, the number.
    private static let text = """
        dz:DZA ao:AGO ai:AIA ag:ATG ar:ARG:143505 am:ARM au:AUS:143460 at:AUT:143445 az:AZE bs:BHS bh:BHR \
        bb:BRB by:BLR be:BEL:143446 bz:BLZ bj:BEN bm:BMU bt:BTN bo:BOL ba:BIH bw:BWA br:BRA:143503 vg:VGB \
        bg:BGR kh:KHM cm:CMR ca:CAN:143455 cv:CPV ky:CYM td:TCD cl:CHL:143483 cn:CHN:143465 co:COL:143501 \
        cr:CRI hr:HRV cy:CYP cz:CZE ci:CIV cd:COD dk:DNK:143458 dm:DMA do:DOM ec:ECU eg:EGY sv:SLV ee:EST \
        sz:SWZ fj:FJI fi:FIN:143447 fr:FRA:143442 ga:GAB gm:GMB ge:GEO de:DEU:143443 gh:GHA gr:GRC:143448 \
        gd:GRD gt:GTM gw:GNB gy:GUY hn:HND hk:HKG:143463 hu:HUN:143482 is:ISL in:IND:143467 id:IDN:143476 \
        iq:IRQ ie:IRL:143449 il:ISR it:ITA:143450 jm:JAM jp:JPN:143462 jo:JOR kz:KAZ ke:KEN kr:KOR:143466 \
        xk:XKS kw:KWT kg:KGZ la:LAO lv:LVA lb:LBN lr:LBR ly:LBY lt:LTU lu:LUX:143451 mo:MAC mg:MDG mw:MWI \
        my:MYS:143473 mv:MDV ml:MLI mt:MLT mr:MRT mu:MUS mx:MEX:143468 fm:FSM md:MDA mn:MNG me:MNE ms:MSR \
        ma:MAR mz:MOZ mm:MMR na:NAM np:NPL nl:NLD:143452 nz:NZL:143461 ni:NIC ne:NER ng:NGA mk:MKD \
        no:NOR:143457 om:OMN pa:PAN pg:PNG py:PRY pe:PER ph:PHL:143474 pl:POL:143478 pt:PRT:143453 qa:QAT \
        cg:COG ro:ROU ru:RUS:143469 rw:RWA sa:SAU:143479 sn:SEN rs:SRB sc:SYC sl:SLE sg:SGP:143464 sk:SVK \
        si:SVN sb:SLB za:ZAF:143472 es:ESP:143454 lk:LKA kn:KNA lc:LCA vc:VCT sr:SUR se:SWE:143456 \
        ch:CHE:143459 tw:TWN:143470 tj:TJK tz:TZA th:THA:143475 to:TON tt:TTO tn:TUN tm:TKM tc:TCA \
        tr:TUR:143480 ae:ARE:143481 ug:UGA ua:UKR gb:GBR:143444 us:USA:143441 uy:URY uz:UZB vu:VUT ve:VEN \
        vn:VNM:143471 ye:YEM zm:ZMB zw:ZWE
        """
}
