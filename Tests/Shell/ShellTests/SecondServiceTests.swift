import Testing
import TonearmShell
import TonearmWorld

@testable import AppleMusicAPI

/// A service of another API, with its own envelope and paths. The shell knows only its description.
private struct Shelf: Service {
    static let envelope = Envelope(name: "shelf", root: "/shelf/") { body in
        guard let items = body["items"]?.array else { return [] }
        let rows = items.compactMap(row)
        var page = JSONObject()
        page.append("next", body["more"])
        page.append("data", .array(rows.map { .object($0.json) }))
        return [Envelope.Section(nil, Page(page))]
    } list: { rows, next in
        var body = JSONObject()
        body.append("items", .array(rows.map { ["key": .string($0.id), "title": $0.attribute("name") ?? .null] }))
        body.append("more", next.map { .string($0) })
        return .object(body)
    } errors: { body in
        guard let fault = body["fault"] else { return [] }
        return [
            APIError(
                status: 404, code: fault["number"]?.string ?? "", title: "No Book", detail: fault["text"]?.string)
        ]
    }

    private static func row(_ item: JSON) -> Resource? {
        guard let key = item["key"]?.string else { return nil }
        return Resource([
            "id": .string(key), "type": "books", "href": .string("/shelf/books/\(key)"),
            "attributes": ["name": item["title"] ?? .null],
        ])
    }

    let description = ServiceDescription("a shelf", schema: Schema(types: []), envelope: Self.envelope)

    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        let body: JSON
        switch (request.path, request.value(of: "from")) {
        case ("/shelf/books", nil): body = ["items": [book("a"), book("b")], "more": "/shelf/books?from=2"]
        case ("/shelf/books", "2"): body = ["items": [book("c")]]
        case ("/shelf/odd", _): body = ["items": [book("a"), book("c")], "more": "/elsewhere"]
        case ("/shelf/books/b", _): body = ["items": [book("b")]]
        default:
            let fault: JSON = ["fault": ["number": "7", "text": "nothing stands there"]]
            return .made(.success(Response(status: 404, body: .json(fault))))
        }
        return .made(.success(Response(status: 200, body: .json(body))))
    }

    private func book(_ key: String) -> JSON { ["key": .string(key), "title": .string("Book \(key)")] }
}

/// Tests that the shell reads rows, pages and errors through the service's description.
@Suite struct SecondServiceTests {
    private let session = ShellSession(service: Shelf())

    @Test func `rows of another envelope are shown and opened by their own links`() async throws {
        let list = await session.run("get /shelf/books")
        #expect(list.status == 0 && list.output.contains("Book a") && list.output.contains("Book b"))
        let opened = await session.run("open 2")
        #expect(opened.status == 0 && opened.output.contains("Book b"))
        let request = try await session.runAll("request")
        #expect(request.output.contains("/shelf/books/b"))
    }

    @Test func `next follows the link of another envelope, and none that leads out of the service`() async throws {
        try await session.runAll("get /shelf/books")
        let second = await session.run("next")
        #expect(second.status == 0 && second.output.contains("Book c"))
        let all = try await session.runAll("get /shelf/books", "all")
        #expect(["Book a", "Book b", "Book c"].allSatisfy(all.output.contains))
        let json = await session.run("show --output json")
        #expect(json.output.contains(#""items""#) && !json.output.contains(#""data""#))
        #expect(await session.run("open 2").output.contains("Book b"))
        try await session.runAll("get /shelf/books", "all --max 2")
        #expect(await session.run("next").output.contains("Book c"))
        try await session.runAll("get /shelf/odd")
        let third = await session.run("next")
        #expect(third.status == 1 && third.errors.contains("'/elsewhere' is not below '/shelf/'"))
    }

    @Test func `an error of another envelope is worded by its own members`() async {
        let outcome = await session.run("get /shelf/none")
        #expect(outcome.status == 1 && outcome.errors.hasPrefix("error: 404 7 No Book: nothing stands there"))
    }
}
