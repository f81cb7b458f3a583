import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests bodies as the inspector shows them.
struct ShownBodyTests {
    private static let json = Array(#"{"name":"Hurra","ids":[1,2]}"#.utf8)

    private func shown(_ bytes: [UInt8], of length: Int? = nil, _ fields: [(String, String)] = []) -> ShownBody {
        ShownBody(bytes, of: length ?? bytes.count, Headers(fields))
    }

    @Test func `JSON is laid out, and other text stays`() {
        #expect(shown(Self.json).text == "{\n  \"name\": \"Hurra\",\n  \"ids\": [\n    1,\n    2\n  ]\n}")
        #expect(shown(Array("<html>".utf8)).text == "<html>" && shown(Array("<html>".utf8)).remarks.isEmpty)
        #expect(shown([]).text?.isEmpty == true)
    }

    @Test(arguments: ["gzip", "GZIP", "x-gzip"])
    func `a compressed body is shown decompressed, and its coding is named`(coding: String) {
        let bytes = Deflater.gzip(Self.json)
        let body = shown(bytes, [("Content-Encoding", coding)])
        #expect(body.text == shown(Self.json).text)
        #expect(body.remarks == ["Compressed with \(coding.lowercased()): \(bytes.count) bytes were sent."])
    }

    @Test func `a coding that cannot be shown is named`() {
        let unknown = shown([0x0B, 0x02, 0x80], [("Content-Encoding", "br")])
        #expect(
            unknown.text == nil && unknown.remarks == ["The body of 3 bytes is compressed with br, which is not shown."]
        )
        let wrong = shown(Self.json, [("Content-Encoding", "gzip")])
        #expect(wrong.text == shown(Self.json).text && wrong.remarks.first?.contains("not compressed so") == true)
    }

    @Test func `a cut or damaged body is shown up to there`() {
        let text = String(repeating: "0123456789é", count: 20_000)
        let bytes = Array(text.utf8)
        for cut in 65_530...65_536 {
            let body = shown(Array(bytes.prefix(cut)), of: bytes.count)
            #expect(text.hasPrefix(body.text ?? "x") && body.text?.utf8.count ?? 0 >= cut - 1)
            #expect(body.remarks == ["This is only the beginning of \(bytes.count) bytes."])
        }
        let gzip = Deflater.gzip(bytes)
        let half = shown(Array(gzip.prefix(gzip.count / 2)), of: gzip.count, [("Content-Encoding", "gzip")])
        #expect(text.hasPrefix(half.text ?? "x") && half.remarks.last == "This is only the beginning.")
    }

    @Test func `a body that decompresses to very much is cut`() {
        let bomb = Deflater.gzip([UInt8](repeating: 97, count: 50_000_000))
        let body = shown(bomb, [("Content-Encoding", "gzip")])
        #expect(body.text?.utf8.count == ShownBody.limit && body.remarks.last == "This is only the beginning.")
    }

    @Test func `bytes that are no text are named with their type`() {
        let png = shown([0x89, 0x50, 0x4E, 0x47, 0xFF], [("Content-Type", "image/png")])
        #expect(png.text == nil && png.remarks == ["5 bytes of image/png, which is not text."])
    }

    @Test func `tokens are redacted, also at the place where a body is cut`() throws {
        let token = try Served.token()
        let body = shown(
            Array(#"{"developerToken":"\#(token)","musicUserToken":"q7W8e9R0t1Y2u3I4o5P6","name":"Hurra"}"#.utf8))
        let text = try #require(body.text)
        #expect(!text.contains(token) && !text.contains("q7W8e9R0") && text.contains("Hurra"))
        let prefix = String(repeating: " ", count: ShownBody.limit - 20)
        let long = shown(Array((prefix + token).utf8))
        #expect(long.text?.contains("eyJ") == false)
    }
}
