import AppleMusicAPI
import Testing

/// The parts of answers: resources, pages, errors, bodies.
struct ValueTests {
    private let text = #"""
        {"id":"1","type":"albums","href":"/v1/catalog/us/albums/1","extra":true,"attributes":{"name":"A","artwork":{"url":"u"}},"relationships":{"tracks":{"href":"h","next":"n","data":[{"id":"2","type":"songs"}],"meta":{"total":9}}},"views":{"v":{"attributes":{"title":"T"},"data":[]}}}
        """#

    @Test func `a resource keeps unknown members`() throws {
        let json = try JSON(parsing: text)
        let resource = try #require(Resource(json))
        #expect(JSON.object(resource.json) == json)
        #expect(resource.id == "1" && resource.type == .albums && resource.href == "/v1/catalog/us/albums/1")
        #expect(resource.attribute("artwork.url") == "u" && resource.attribute("artwork.zzz") == nil)
        #expect(resource.form == .full)
        #expect(
            resource.json(as: .full).names == ["id", "type", "href", "extra", "attributes", "relationships", "views"])
        #expect(resource.json(as: .attributes).names == ["id", "type", "href", "extra", "attributes"])
        #expect(resource.json(as: .identity).names == ["id", "type", "href", "extra"])
    }

    @Test func `a page has its href, its next link and its total`() throws {
        let resource = try #require(Resource(try JSON(parsing: text)))
        let tracks = try #require(resource.relationship("tracks"))
        #expect(tracks.href == "h" && tracks.next == "n" && tracks.total == 9)
        #expect(tracks.data.map(\.type) == [.songs])
        #expect(tracks.data.first?.form == .identity)
        #expect(resource.views.map(\.page.title) == ["T"])
        #expect(resource.relationship("zzz") == nil)
    }

    @Test(arguments: [#"{"id":1,"type":"songs"}"#, #"{"id":"1"}"#, #"{"type":"songs"}"#, "[]", "null"])
    func `an object without id or type is not a resource`(text: String) throws {
        #expect(Resource(try JSON(parsing: text)) == nil)
    }

    @Test(arguments: [nil, APIError.Source.parameter("ids"), .pointer("/data/0")])
    func `a written error document is read back unchanged`(source: APIError.Source?) throws {
        let error = APIError(
            id: "OFYVL4PF74FJ3XXH7I5JM6AN6E", status: 400, code: "40008", title: "Invalid Path Value", detail: "d",
            source: source)
        let document = ErrorDocument([error])
        #expect(ErrorDocument(document.json) == document)
        #expect(
            document.json["errors"]?[0]?.object?.names
                == ["id", "title", "detail", "status", "code"] + (source == nil ? [] : ["source"]))
        #expect(document.json["errors"]?[0]?["status"] == "400")
    }

    @Test func `the gateway's message is not an error document`() throws {
        #expect(ErrorDocument(try JSON(parsing: #"{"message":"API capacity exceeded"}"#)) == nil)
        #expect(ErrorDocument(try JSON(parsing: #"{"errors":[]}"#)) == nil)
    }

    @Test func `a body of bytes equals that of the parsed value`() throws {
        let json = try JSON(parsing: text)
        #expect(Body.json(json) == Body.bytes(json.bytes))
        #expect(Body.json(json).count == json.bytes.count)
        #expect(Body.bytes(json.bytes).json == json)
        #expect(Body.empty.isEmpty && Body.empty.json == nil)
        #expect(Body.bytes(Array("<html>".utf8)).json == nil)
    }
}
