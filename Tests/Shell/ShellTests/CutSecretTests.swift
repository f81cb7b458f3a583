import AppleMusicAPI
import Testing

@testable import TonearmShell

/// Tests tokens in answers at places where a layout would cut or break them.
@Suite struct CutSecretTests {
    private static let token =
        "eyJhbGciOiJFUzI1NiJ9." + String(repeating: "aBcD3fGh1jKlMn0p", count: 12) + ".c2lnbmF0dXJl-of_this"

    private static func resource(_ id: Int, _ text: String) -> JSON {
        [
            "id": .string(String(id)), "type": "albums", "href": .string("/v1/catalog/us/albums/\(id)"),
            "attributes": [
                "name": .string(text), "artistName": .string(text), "releaseDate": .string(text),
                "editorialNotes": ["standard": .string(text), "short": .string(text)], "copyright": .string(text),
                "genreNames": [.string(text), .string(text)], "recordLabel": .string(text),
            ],
        ]
    }

    /// Returns true if the text contains a recognisable part of the token.
    private static func leaks(_ text: String) -> Bool {
        let joined = text.filter { !$0.isWhitespace }
        return joined.contains("eyJhb") || joined.contains("BcD3fG") || joined.contains("of_this")
    }

    @Test(arguments: [20, 40, 80, 120, 200, 400])
    func `nothing of a token is shown at any width`(width: Int) async throws {
        for text in [token, "before " + token, token + " after", "é " + token] {
            let list: JSON = ["data": [Self.resource(1, text), Self.resource(2, text + "2")]]
            let one: JSON = ["data": [Self.resource(1, text)]]
            let service = FakeService { request in
                Response(status: 200, body: .json(request.target == "/v1/list" ? list : one))
            }
            let session = ShellSession(service: service, width: width, isTerminal: true)
            for line in [
                "get /v1/list", "albums 1", "show --form attributes", "show --form full", "get /v1/list --wide",
                "get /v1/list --columns name,releaseDate,artist", "where", "get /v1/list -o markdown", "show --last",
            ] {
                let outcome = await session.run(line)
                #expect(!Self.leaks(outcome.output), "\(width) \(line)")
                #expect(!Self.leaks(outcome.errors), "\(width) \(line)")
            }
        }
    }

    private var token: String { Self.token }

    @Test func `a difference hides what both sides have in common`() async throws {
        let service = FakeService { request in
            let end = request.target.contains("/jp/") ? "1" : "2"
            return Response(status: 200, body: .json(["data": [Self.resource(1, Self.token + end)]]))
        }
        let session = ShellSession(service: service, width: 60, isTerminal: true)
        let outcome = try await session.runAll("albums 1", "diff us jp")
        #expect(!Self.leaks(outcome.output))
    }

    @Test func `an error that is broken over lines hides it too`() async throws {
        let session = ShellSession(
            service: FakeService(status: 404, body: #"{"errors":[{"detail":"\#(token)"}]}"#), width: 40,
            isTerminal: true)
        let outcome = await session.run("albums 1")
        #expect(outcome.status == 1)
        #expect(!Self.leaks(outcome.errors))
    }
}
