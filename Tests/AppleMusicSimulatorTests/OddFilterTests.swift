import AppleMusicAPI
import Testing

/// Filters and extensions as no program should send them.
struct OddFilterTests {
    private static let isrc = "USQE92100257"
    private static let path = "/v1/catalog/us/songs?filter[isrc]="

    @Test(arguments: [
        "\(isrc)", "\(isrc),\(isrc)", ",\(isrc),,", "\(isrc),XX", "XX,\(isrc),QQ0000000001",
        "\(isrc.lowercased()),\(isrc)",
    ])
    func `known values are answered once, however often and beside whatever they stand`(values: String) throws {
        let client = try AccountClient()
        let (status, json) = client.get(Self.path + values)
        #expect(status == 200)
        #expect(client.data(json).map(\.id) == ["1613600188"])
        #expect(json["meta"]?["filters"]?["isrc"]?[Self.isrc]?[0]?["id"]?.string == "1613600188")
    }

    @Test func `values that nothing has are answered with nothing`() throws {
        let (status, json) = try AccountClient().get(Self.path + "XX,QQ0000000001")
        #expect(status == 200)
        #expect(json["data"]?.array?.isEmpty == true)
    }

    @Test(arguments: ["", ",", ",,,"])
    func `no value at all is refused`(values: String) throws {
        let (status, json) = try AccountClient().get(Self.path + values)
        #expect(status == 400)
        #expect(json["errors"]?[0]?["code"]?.string == "40005")
    }

    @Test(arguments: [26, 300, 600])
    func `more values than a filter takes are refused, and not cut down`(count: Int) throws {
        let values = (0..<count).map { "QQ\(1_000_000_000 + $0)" }.joined(separator: ",")
        let (status, json) = try AccountClient().get(Self.path + values)
        #expect(status == 400)
        #expect(json["errors"]?[0]?["source"]?["parameter"]?.string == "filter[isrc]")
        #expect(json["errors"]?[0]?["detail"]?.string == "Too many ids supplied: maximum is 25")
    }

    @Test(arguments: ["filter[zzz]=1", "filter=1", "filter[]=1", "filter[isrc=1", "FILTER[isrc]=1"])
    func `a filter that the endpoint does not have is refused by its name`(query: String) throws {
        let (status, json) = try AccountClient().get("/v1/catalog/us/songs?" + query)
        #expect(status == 400)
        #expect(["40003", "40004"].contains(json["errors"]?[0]?["code"]?.string))
    }

    @Test(arguments: [
        "albums/310730204?extend=nothingOfTheKind", "albums/310730204?extend=", "albums/310730204?extend=,,",
        "albums/310730204?extend[albums]=nothingOfTheKind", "albums/310730204?extend[nothing]=editorialNotes",
        "albums/310730204?extend=\(String(repeating: "x", count: 4_000))",
    ])
    func `an extension that a type does not have adds nothing`(target: String) throws {
        let client = try AccountClient()
        let plain = client.get("/v1/catalog/us/albums/310730204")
        let extended = client.get("/v1/catalog/us/" + target)
        #expect(extended.status == 200)
        #expect(client.data(extended.json).first?.attributes == client.data(plain.json).first?.attributes)
    }
}
