import AppleMusicAPI
import Testing

/// Malformed filters and extensions.
struct OddFilterTests {
    private static let isrc = "USQE92100257"
    private static let path = "/v1/catalog/us/songs?filter[isrc]="

    @Test(arguments: [
        "\(isrc)", "\(isrc),\(isrc)", ",\(isrc),,", "\(isrc),XX", "XX,\(isrc),QQ0000000001",
        "\(isrc.lowercased()),\(isrc)",
    ])
    func `known values are answered once, despite repetitions and unknown values`(values: String) throws {
        let client = try AccountClient()
        let (status, json) = client.get(Self.path + values)
        #expect(status == 200)
        #expect(client.data(json).map(\.id) == ["1613600188"])
        #expect(json["meta"]?["filters"]?["isrc"]?[Self.isrc]?[0]?["id"]?.string == "1613600188")
    }

    @Test func `unknown values give an empty answer`() throws {
        let (status, json) = try AccountClient().get(Self.path + "XX,QQ0000000001")
        #expect(status == 200)
        #expect(json["data"]?.array?.isEmpty == true)
    }

    @Test(arguments: ["", ",", ",,,"])
    func `an empty value is refused`(values: String) throws {
        let (status, json) = try AccountClient().get(Self.path + values)
        #expect(status == 400)
        #expect(json["errors"]?[0]?["code"]?.string == "40005")
    }

    @Test(arguments: [26, 300, 600])
    func `too many values are refused, not truncated`(count: Int) throws {
        let values = (0..<count).map { "QQ\(1_000_000_000 + $0)" }.joined(separator: ",")
        let (status, json) = try AccountClient().get(Self.path + values)
        #expect(status == 400)
        #expect(json["errors"]?[0]?["source"]?["parameter"]?.string == "filter[isrc]")
        #expect(json["errors"]?[0]?["detail"]?.string == "Too many ids supplied: maximum is 25")
    }

    @Test(arguments: ["filter[zzz]=1", "filter=1", "filter[]=1", "filter[isrc=1", "FILTER[isrc]=1"])
    func `an unknown filter is refused by its name`(query: String) throws {
        let (status, json) = try AccountClient().get("/v1/catalog/us/songs?" + query)
        #expect(status == 400)
        #expect(["40003", "40004"].contains(json["errors"]?[0]?["code"]?.string))
    }

    @Test(arguments: [
        "albums/310730204?extend=nothingOfTheKind", "albums/310730204?extend=", "albums/310730204?extend=,,",
        "albums/310730204?extend[albums]=nothingOfTheKind", "albums/310730204?extend[nothing]=editorialNotes",
        "albums/310730204?extend=\(String(repeating: "x", count: 4_000))",
    ])
    func `an unknown extension has no effect`(target: String) throws {
        let client = try AccountClient()
        let plain = client.get("/v1/catalog/us/albums/310730204")
        let extended = client.get("/v1/catalog/us/" + target)
        #expect(extended.status == 200)
        #expect(client.data(extended.json).first?.attributes == client.data(plain.json).first?.attributes)
    }
}
