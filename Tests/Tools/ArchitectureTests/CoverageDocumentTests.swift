import AppleMusicAPI
import Foundation
import Testing

/// Tests that `docs/coverage.md` lists the endpoints of the Schema with their tests.
struct CoverageDocumentTests {
    private static let url = SourceTree.root.appendingPathComponent("docs/coverage.md")

    @Test func `the page of coverage is that of the Schema and the tests`() throws {
        let text = CoverageDocument.text
        if ProcessInfo.processInfo.environment["TONEARM_UPDATE_COVERAGE"] != nil {
            try Data(text.utf8).write(to: Self.url)
        }
        let published = try String(contentsOf: Self.url, encoding: .utf8)
        let (old, new) = (published.split(separator: "\n"), text.split(separator: "\n"))
        let difference = new.difference(from: old).prefix(4).map { "\($0)" }.joined(separator: "\n")
        #expect(
            published == text,
            "TONEARM_UPDATE_COVERAGE=1 writes the file anew: read the difference, which begins with\n\(difference)")
    }

    @Test func `the README has the number of endpoints`() throws {
        let readme = try String(contentsOf: SourceTree.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains("[\(Schema.appleMusic.endpoints.count) endpoints](docs/coverage.md)"))
    }

    @Test func `a path of a test is counted for its method, with an id in place of an interpolation`() {
        let lines: [Substring] = [
            #"send(Request(.put, "/v1/me/ratings/songs/\(id)", body: like))"#,
            #"let path = "/v1/catalog/us/albums/310730204?include=tracks""#,
            #"ask("DELETE /v1/me/favorites?ids[songs]=1")"#,
            #"// A comment names "/v1/catalog/us/songs/1"."#, #"ask("/v1/nothing/of/the/kind")"#,
        ]
        let endpoints = lines.flatMap(CoverageDocument.endpoints).map { "\($0.method.rawValue) \($0.path)" }
        #expect(
            endpoints == [
                "PUT /v1/me/ratings/songs/{id}", "GET /v1/catalog/{storefront}/albums/{id}", "DELETE /v1/me/favorites",
            ])
    }

    @Test func `most endpoints are named by a suite of their own`() {
        let endpoints = Schema.appleMusic.endpoints
        let named = endpoints.filter { CoverageDocument.suites[CoverageDocument.name(of: $0)] != nil }
        #expect(named.count * 2 > endpoints.count, "\(named.count) of \(endpoints.count)")
    }
}
