import AppleMusicAPI
import Testing

/// Hosts in request headers.
struct HostNameTests {
    private static let readable: [(authority: String, text: String, isAddress: Bool)] = [
        ("localhost", "localhost", false), ("LocalHost:8502", "localhost", false), ("localhost.", "localhost", false),
        ("localhost.:80", "localhost", false), ("localhost:", "localhost", false),
        ("a_b-c.Example", "a_b-c.example", false),
        ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1.:1", "127.0.0.1", true),
        ("255.255.255.255:65535", "255.255.255.255", true),
        ("127.0.0.256", "127.0.0.256", false), ("127.1", "127.1", false), ("1.2.3.4.5", "1.2.3.4.5", false),
        ("1.2.3.4a", "1.2.3.4a", false), ("2130706433", "2130706433", false),
        ("[::1]:8502", "[::1]", true), ("[FE80::1%25eth0]", "[fe80::1%25eth0]", true), ("[::]", "[::]", true),
        ("[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7:8]", true), ("[::ffff:127.0.0.1]", "[::ffff:127.0.0.1]", true),
        ("[1:2:3:4:5:6:1.2.3.4]", "[1:2:3:4:5:6:1.2.3.4]", true), ("[1::]", "[1::]", true),
    ]

    @Test(arguments: readable)
    func `a host is read without port, upper case and trailing dot`(authority: String, text: String, isAddress: Bool) {
        let host = HostName(authority: authority)
        #expect(host?.text == text)
        #expect(host?.isAddress == isAddress)
    }

    @Test(arguments: [
        "", ".", ":80", "a..b", ".a", "a..", "a b", "a/b", "a@b", "user:word@localhost", "a:b", "a:80:80", "a:65536",
        "a:-1",
        "a:000080", "ä.de", "%61.example", "a,b", "*", "a\u{0}", "[", "[]", "[]:80", "[::1", "::1", "[evil.example]",
        "[1]",
        "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7]", "[1::2::3]", "[:::]", "[12345::]", "[g::]", "[::1%]", "[::1%a b]",
        "[::1]x",
        "[1.2.3.4]", "[1.2.3.4::]", "[v1.x]", String(repeating: "a", count: 64), String(repeating: "a.", count: 130),
    ])
    func `an invalid host is refused`(authority: String) {
        #expect(HostName(authority: authority) == nil)
    }

    private static let services: [(host: String?, service: ServiceHost)] = [
        (nil, .api), ("", .api), ("127.0.0.1:8502", .api), ("api.music.apple.com", .api),
        ("amp-api.music.apple.com", .webPlayer), ("AMP-API.Music.Apple.com.:443", .webPlayer),
        ("amp-api-edge.music.apple.com", .webPlayer), ("amp-api.music.apple.com.evil.example", .api),
        ("xamp-api.music.apple.com", .api), ("amp-api.music.apple.com:x", .api),
    ]

    @Test(arguments: services)
    func `the class of host follows from the header`(host: String?, service: ServiceHost) {
        #expect(ServiceHost(named: Headers(host.map { [("host", $0)] } ?? [])) == service)
    }
}
