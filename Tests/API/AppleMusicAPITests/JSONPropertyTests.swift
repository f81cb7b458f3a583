import AppleMusicAPI
import Testing

/// Properties of any JSON value and any bytes.
struct JSONPropertyTests {
    @Test(arguments: UInt64(0)..<20)
    func `a written value is read back as an equal one`(seed: UInt64) throws {
        var chance = Chance(seed)
        for _ in 0..<100 {
            let value = chance.json()
            let bytes = value.bytes
            let back = try JSON(parsing: bytes)
            #expect(back == value)
            #expect(back.bytes == bytes)
            #expect(value.byteCount == bytes.count)
            #expect(value.text.utf8.count == bytes.count)
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func `a pretty text has equal tokens, and is not changed again`(seed: UInt64) throws {
        var chance = Chance(seed)
        for _ in 0..<100 {
            let bytes = chance.json().bytes
            let pretty = JSONLayout.pretty(bytes)
            #expect(try JSON(parsing: pretty).bytes == bytes)
            #expect(JSONLayout.pretty(pretty) == pretty)
            #expect(Self.withoutSpace(pretty) == bytes)
        }
    }

    /// The bytes without white space outside strings.
    private static func withoutSpace(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var isText = false
        var isEscaped = false
        for byte in bytes {
            if !isText && (byte == 0x20 || byte == 0x0A) { continue }
            if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
            isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
            output.append(byte)
        }
        return output
    }

    @Test(arguments: UInt64(0)..<20)
    func `any bytes are parsed, or refused with an offset inside them`(seed: UInt64) {
        var chance = Chance(seed)
        for _ in 0..<500 {
            let bytes = chance.bytes(chance.below(24))
            do throws(JSONProblem) {
                // A parsed value is equal after writing.
                let value = try JSON(parsing: bytes)
                #expect((try? JSON(parsing: value.bytes)) == value)
            } catch {
                #expect((0...bytes.count).contains(error.offset))
                #expect(!error.reason.isEmpty)
            }
        }
    }

    @Test(arguments: UInt64(0)..<10)
    func `changed, missing or truncated bytes never crash the parser`(seed: UInt64) {
        var chance = Chance(seed)
        for _ in 0..<200 {
            var bytes = chance.json().bytes
            let index = chance.below(bytes.count)
            switch chance.below(3) {
            case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &chance)
            case 1: bytes.remove(at: index)
            default: bytes = Array(bytes[..<index])
            }
            if (try? JSON(parsing: bytes)) == nil { #expect(JSONLayout.pretty(bytes) == bytes) }
        }
    }

    @Test(arguments: [
        "nul", "True", "+1", ".5", "1.", "1e", "1e+", "-", "00", "0x1", "'a'", "[1 2]", "{a:1}", #"{"a":}"#, "[", "]",
        #"{"a":1,}"#, #""\x""#, #""\u12"#, #""\u12g4""#, "NaN", "Infinity", "\u{FEFF}1", "1;", #"{"a":1 "b":2}"#,
        "\u{A0}1",
    ])
    func `invalid JSON is refused`(text: String) {
        #expect(throws: JSONProblem.self) { try JSON(parsing: text) }
    }

    @Test func `512 levels are read and written, and one more is refused`() throws {
        let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try JSON(parsing: deep).text == deep)
        #expect(throws: JSONProblem.self) { try JSON(parsing: "[" + deep + "]") }
    }

    @Test func `members are read, replaced in place, appended and removed`() {
        var object = JSONObject([("a", 1), ("b", 2), ("a", 3)])
        #expect(object["a"] == 1 && object["z"] == nil)
        object["b"] = 4
        object["c"] = 5
        #expect(JSON.object(object).text == #"{"a":1,"b":4,"a":3,"c":5}"#)
        object["a"] = nil
        #expect(object.names == ["b", "a", "c"])
    }
}
