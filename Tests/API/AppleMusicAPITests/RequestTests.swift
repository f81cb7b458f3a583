import AppleMusicAPI
import Testing

struct RequestTests {
    @Test func `a target is kept as typed`() {
        let target = "/v1/catalog/us/search?types=albums&term=james+brown&x=%20"
        #expect(Request(.get, target).target == target)
    }

    @Test func `parameters are decoded in order`() {
        let request = Request(.get, "/v1/catalog/us/search?term=james+brown&limit%5Btracks%5D=2&flag")
        #expect(request.path == "/v1/catalog/us/search")
        #expect(
            request.query == [QueryItem("term", "james brown"), QueryItem("limit[tracks]", "2"), QueryItem("flag", "")])
    }

    @Test func `values are encoded as in the service's links`() {
        let request = Request(path: "/v1/a", query: [QueryItem("term", "a b&c"), QueryItem("limit[tracks]", "1,2")])
        #expect(request.target == "/v1/a?term=a+b%26c&limit[tracks]=1,2")
    }

    @Test func `the parameters of a target are those of its text, whoever wrote it`() {
        let items = [QueryItem("term", "a b&c=d%20+"), QueryItem("limit[tracks]", "1,2"), QueryItem("e", "é 日本")]
        var request = Request(path: "/v1/a", query: items)
        #expect(request.query == items && Request(.get, request.target).query == items)
        #expect(request == Request(.get, request.target))
        request.add(QueryItem("l", "de"))
        #expect(request.query == items + [QueryItem("l", "de")])
        request.target = "/v1/a?x=1"
        #expect(request.query == [QueryItem("x", "1")])
        let path = Request(path: "/v1/a?x=1", query: [QueryItem("y", "2")])
        #expect(path.query == Request(.get, path.target).query)
    }

    @Test func `a replaced parameter keeps its position`() {
        let request = Request(.get, "/v1/a?x=1&offset=5&y=2")
        #expect(request.setting("offset", to: "10").target == "/v1/a?x=1&offset=10&y=2")
        #expect(request.setting("offset", to: nil).target == "/v1/a?x=1&y=2")
        #expect(request.setting("z", to: "3").target == "/v1/a?x=1&offset=5&y=2&z=3")
    }

    @Test func `header names are case-insensitive`() {
        var headers = Headers([("Content-Type", "application/json")])
        headers["content-type"] = "text/html"
        #expect(headers["CONTENT-TYPE"] == "text/html")
        #expect(headers.fields.count == 1)
    }
}
