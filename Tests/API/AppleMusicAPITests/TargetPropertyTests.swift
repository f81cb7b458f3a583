import AppleMusicAPI
import Testing

/// Properties of targets, queries and percent-encoding.
struct TargetPropertyTests {
    @Test(arguments: UInt64(0)..<20)
    func `decoding reverses encoding`(seed: UInt64) {
        var chance = Chance(seed)
        for _ in 0..<200 {
            let text = chance.text()
            #expect(same(PercentEncoding.decode(PercentEncoding.encode(text), plusIsSpace: true), text))
            let segment = PercentEncoding.encodeSegment(text)
            #expect(same(PercentEncoding.decode(segment), text))
            #expect(!segment.contains("/") && !segment.contains("?") && !segment.contains("#"))
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func `the parameters of a target keep their order`(seed: UInt64) {
        var chance = Chance(seed)
        for _ in 0..<100 {
            let items = (0..<chance.below(6)).map { _ in QueryItem("n" + chance.text(), chance.text()) }
            let request = Request(path: "/v1/a", query: items)
            #expect(request.path == "/v1/a")
            #expect(request.query.count == items.count)
            #expect(zip(request.query, items).allSatisfy { same($0.name, $1.name) && same($0.value, $1.value) })
            #expect(request.target.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        }
    }

    @Test(arguments: UInt64(0)..<10)
    func `any bytes can be decoded`(seed: UInt64) {
        var chance = Chance(seed)
        for _ in 0..<500 {
            let text = String(decoding: chance.bytes(chance.below(20)), as: UTF8.self)
            let request = Request(.get, "/" + text)
            _ = request.query
            _ = request.setting("offset", to: "1").target
            if !text.contains("%"), !text.contains("+") { #expect(same(PercentEncoding.decode(text), text)) }
        }
    }

    @Test(arguments: [
        ("%41", "A"), ("%4", "%4"), ("%", "%"), ("%zz", "%zz"), ("a%2", "a%2"), ("%e2%99%ab", "♫"), ("a+b", "a+b"),
    ])
    func `incomplete escapes are unchanged`(text: String, expected: String) {
        #expect(PercentEncoding.decode(text) == expected)
    }

    @Test(arguments: UInt64(0)..<10)
    func `base64url decoding reverses encoding for any bytes`(seed: UInt64) {
        var chance = Chance(seed)
        for length in 0..<40 {
            let bytes = chance.bytes(length)
            let text = Base64URL.encode(bytes)
            #expect(Base64URL.decode(text) == bytes)
            #expect(!text.contains("=") && !text.contains("+") && !text.contains("/"))
        }
    }

    @Test(arguments: ["A", "AAAAA", "QQ==", "QQ=", "Q+", "Q/", "Q Q", "Qé", "QQ\n"])
    func `invalid base64url is refused`(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }

    /// Compares bytes: `==` on strings considers both spellings of an accent equal.
    private func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
