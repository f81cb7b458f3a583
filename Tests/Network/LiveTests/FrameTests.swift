import AppleMusicAPI
import Testing

@testable import TonearmLive

@Suite struct FrameTests {
    private static let frames = [
        Frame(.configuration, of: 0, Array("{}".utf8)), Frame(.question, of: 1, [0, 0, 0, 2, 0x7B, 0x7D, 1, 2, 3]),
        Frame(.cancellation, of: .max), Frame(.data, of: 70_000, [UInt8](repeating: 7, count: 100_000)),
    ]

    @Test(arguments: [1, 3, 9, 1000, 1 << 20])
    func `frames are parsed from pieces of any size`(size: Int) throws {
        let bytes = Self.frames.flatMap(\.bytes)
        var parser = FrameParser()
        var found: [Frame] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            found += try parser.frames(with: bytes[start..<min(start + size, bytes.count)])
        }
        #expect(found == Self.frames)
    }

    @Test(
        arguments: [
            [0x00, 0, 0, 0, 1, 0, 0, 0, 0], [0x64, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF],
        ] as [[UInt8]])
    func `an invalid frame is rejected, whatever its length field`(bytes: [UInt8]) {
        var parser = FrameParser()
        #expect(throws: FrameParser.Problem.self) { try parser.frames(with: bytes) }
    }

    @Test func `a request survives encoding`() throws {
        let request = Request(
            .post, "/v1/me/library?ids[albums]=1", headers: Headers([("A", "b"), ("A", "ü")]), body: [0, 1, 255])
        let question = HelperRequest(request, to: .appleMusic, timeout: 30, limit: 1000)
        #expect(HelperRequest(content: question.content) == question)
        #expect(HelperRequest(content: Array(question.content.prefix(10))) == nil)
        #expect(HelperRequest(content: []) == nil)
    }

    @Test func `answers and failures survive encoding`() {
        let head = AnswerHead(status: 200, headers: Headers([("Content-Type", "application/json")]), version: "HTTP/2")
        #expect(AnswerHead(content: head.content) == head)
        for connected in [nil, 12] {
            let end = AnswerEnd(connected: connected, answered: 34, ended: 56)
            #expect(AnswerEnd(content: end.content) == end)
        }
        for kind in ConnectionProblem.Kind.allCases {
            let failure = ConnectionProblem(kind, "https://example.org", "a \"b\"")
            #expect(ConnectionProblem(content: failure.content) == failure)
        }
    }
}

@Suite struct ProxyAddressTests {
    private static func proxy(_ variables: [String: String], for origin: String = "https://api.music.apple.com") throws
        -> ProxyAddress?
    {
        try ProxyAddress(for: try ServerOrigin(origin)) { variables[$0] }
    }

    @Test func `the usual variables name a proxy`() throws {
        let proxy = try #require(try Self.proxy(["https_proxy": "http://a:b%40c@proxy.example.org:3128/"]))
        #expect(proxy.host == "proxy.example.org" && proxy.port == 3128)
        #expect(proxy.user == "a" && proxy.password == "b@c")
        #expect(try Self.proxy(["ALL_PROXY": "127.0.0.1:3128"])?.port == 3128)
        #expect(try Self.proxy(["HTTPS_PROXY": "proxy.example.org"])?.port == 80)
        #expect(try Self.proxy(["HTTPS_PROXY": ""]) == nil)
        #expect(try Self.proxy([:]) == nil)
    }

    @Test func `this machine and exempt hosts are reached directly`() throws {
        let proxy = ["https_proxy": "http://proxy.example.org:3128"]
        #expect(try Self.proxy(proxy, for: "http://127.0.0.1:8502") == nil)
        for list in ["*", "apple.com", ".apple.com", "x, music.apple.com:443"] {
            #expect(try Self.proxy(proxy.merging(["no_proxy": list]) { $1 }) == nil)
        }
        for list in ["", "le.com", "apple.com:8443", "api"] {
            #expect(try Self.proxy(proxy.merging(["NO_PROXY": list]) { $1 }) != nil)
        }
    }

    @Test(arguments: ["socks5://proxy:1080", "http://proxy:0", "http://", "http://a b"])
    func `a malformed proxy is reported with its variable`(value: String) {
        #expect(throws: ProxyAddress.Problem.self) { try Self.proxy(["https_proxy": value]) }
    }
}
