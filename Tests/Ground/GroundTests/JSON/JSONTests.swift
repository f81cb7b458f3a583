import Testing
import TonearmJSON

struct JSONTests {
    @Test(arguments: [
        #"{"b":1,"a":2.50,"c":{"z":[],"y":{}}}"#, #"[1e3,-0.0,true,false,null,""]"#, #""Ólafur ÷ 日本 🎵""#,
    ])
    func `a text keeps its order and spelling`(text: String) throws {
        #expect(try JSON(parsing: text).text == text)
    }

    @Test func `escapes are read`() throws {
        let json = try JSON(parsing: #""a\u00e9\ud83c\udfb5\n\"\/\\ \ud800x""#)
        #expect(json.string == "aé🎵\n\"/\\ \u{FFFD}x")
    }

    @Test(arguments: [
        ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\" 1}", 5), ("01", 1), ("tru", 3), ("\"a", 2), ("\"\u{1}\"", 1),
        ("1 2", 2),
    ])
    func `invalid JSON is refused with an offset`(text: String, offset: Int) {
        #expect(throws: JSONProblem.self) { try JSON(parsing: text) }
        do { _ = try JSON(parsing: text) } catch { #expect(error.offset == offset) }
    }

    @Test func `deep nesting is an error instead of a crash`() {
        #expect(throws: JSONProblem.self) { try JSON(parsing: String(repeating: "[", count: 100_000)) }
    }

    @Test func `pretty printing keeps the spelling of numbers and escapes`() {
        let text = #"{"a":1.50,"b":[],"c":["\u00e9",{"d":{}}]}"#
        let pretty = """
            {
              "a": 1.50,
              "b": [],
              "c": [
                "\\u00e9",
                {
                  "d": {}
                }
              ]
            }
            """
        #expect(String(decoding: JSONLayout.pretty(Array(text.utf8)), as: UTF8.self) == pretty)
    }

    @Test func `pretty printing does not change other text`() {
        #expect(JSONLayout.pretty(Array("<html>".utf8)) == Array("<html>".utf8))
    }
}
