import AppleMusicAPI
import Testing

@Suite struct ServerOriginTests {
    @Test(arguments: [
        ("https://api.music.apple.com", "https://api.music.apple.com"),
        ("HTTPS://API.Music.Apple.com/", "https://api.music.apple.com"),
        ("https://example.org:443", "https://example.org"), ("https://example.org:8443", "https://example.org:8443"),
        ("http://127.0.0.1:8502/", "http://127.0.0.1:8502"), ("http://localhost", "http://localhost"),
        ("http://[::1]:8502", "http://[::1]:8502"), ("https://[::1]", "https://[::1]"),
    ])
    func `an origin is a scheme, a host and a port`(text: String, written: String) throws {
        let origin = try ServerOrigin(text)
        #expect(origin.description == written)
        #expect(try ServerOrigin(written) == origin)
    }

    @Test func `the origin of Apple's service is encrypted, with the default port`() throws {
        #expect(ServerOrigin.appleMusic.description == "https://api.music.apple.com")
        #expect(try ServerOrigin("https://api.music.apple.com") == .appleMusic)
        #expect(!ServerOrigin.appleMusic.isLoopback)
    }

    @Test(arguments: [
        ("", ServerOrigin.Problem.noAddress), ("example.org", .noAddress), ("ftp://example.org", .noAddress),
        ("http://example.org", .plainText), ("http://127.0.0.1.example.org", .plainText),
        ("http://localhost.example.org", .plainText), ("http://10.0.0.1", .plainText), ("http://128.0.0.1", .plainText),
        ("http://127.0.0.256", .plainText), ("https://a@example.org", .userInfo),
        ("http://127.0.0.1@example.org", .userInfo), ("https://example.org/v1", .path),
        ("https://example.org?a=b", .path), ("https://example.org\\x", .path), ("https://", .host),
        ("https://:8502", .host), ("https://exa mple.org", .host), ("https://exam\r\nple.org", .host),
        ("https://[::1", .host), ("https://[x]", .host), ("https://example.org:0", .port),
        ("https://example.org:65536", .port), ("https://example.org:", .port), ("https://example.org:-1", .port),
        ("https://example.org:99999999999999999999", .port),
    ])
    func `an address is refused if tokens must not be sent there`(text: String, problem: ServerOrigin.Problem) {
        #expect(throws: problem) { try ServerOrigin(text) }
    }
}

/// Resolving the addresses in answers.
@Suite struct ServerOriginTargetTests {
    private static let origin = ServerOrigin.appleMusic

    @Test(arguments: [
        ("/v1/a?b=c", "/v1/a?b=c"), ("https://api.music.apple.com/v1/a", "/v1/a"),
        ("https://API.music.apple.com:443/v1/a#x", "/v1/a"), ("https://api.music.apple.com", "/"),
        ("https://api.music.apple.com?a=b", "/?a=b"), ("//api.music.apple.com/v1/a", "/v1/a"),
        ("b", "/v1/catalog/b"), ("?offset=5", "/v1/catalog/us?offset=5"),
    ])
    func `an address on the origin becomes a target`(address: String, target: String) {
        #expect(Self.origin.target(of: address, from: "/v1/catalog/us?offset=0") == target)
    }

    @Test(arguments: [
        "http://api.music.apple.com/v1/a", "https://api.music.apple.com:8443/v1", "https://example.org/v1",
        "//example.org/v1", "https://api.music.apple.com@example.org/v1", "https://api.music.apple.com.example.org/",
        "ftp://api.music.apple.com/", "javascript:alert(1)", "https:/v1/a", "\\\\example.org/v1", "/v1/a\r\nX: y",
        "/v1 a", "",
    ])
    func `an address elsewhere, or a malformed one, is refused`(address: String) {
        #expect(Self.origin.target(of: address) == nil)
    }
}
