import Testing

@testable import TonearmJSON

/// JSONPath (RFC 9535), with examples of its tables and of the API's answers.
@Suite struct JSONPathTests {
    private static let store = try? JSON(
        parsing: """
            {"store": {"book": [
              {"category": "reference", "author": "Nigel Rees", "title": "Sayings", "price": 8.95},
              {"category": "fiction", "author": "Evelyn Waugh", "title": "Sword", "price": 12.99},
              {"category": "fiction", "author": "Herman Melville", "title": "Whale", "isbn": "0-553", "price": 8.99},
              {"category": "fiction", "author": "J. R. R. Tolkien", "title": "Rings", "isbn": "0-395", "price": 22.99}
             ], "bicycle": {"color": "red", "price": 399}},
             "a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}],
             "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}, "e": "f", "top-songs": {"'": {"@": 2}}, "7": "seven",
             "nothing": null, "yes": true}
            """)

    private func found(_ path: String) throws -> [String] {
        try JSONPath(path).values(in: try #require(Self.store)).map(\.text)
    }

    @Test(
        arguments: [
            (
                "$.store.book[*].author",
                [#""Nigel Rees""#, #""Evelyn Waugh""#, #""Herman Melville""#, #""J. R. R. Tolkien""#]
            ),
            ("$..author", [#""Nigel Rees""#, #""Evelyn Waugh""#, #""Herman Melville""#, #""J. R. R. Tolkien""#]),
            ("$.store..price", ["8.95", "12.99", "8.99", "22.99", "399"]),
            ("$..book[2].author", [#""Herman Melville""#]),
            ("$..book[2].publisher", []), ("$..book[-1].title", [#""Rings""#]),
            ("$..book[0,1].title", [#""Sayings""#, #""Sword""#]), ("$..book[:2].title", [#""Sayings""#, #""Sword""#]),
            ("$..book[?@.isbn].title", [#""Whale""#, #""Rings""#]),
            ("$..book[?@.price<10].title", [#""Sayings""#, #""Whale""#]), ("store.bicycle.color", [#""red""#]),
            ("store.book.0.price", ["8.95"]), ("['7']", [#""seven""#]), ("7", [#""seven""#]),
            ("top-songs['\\'']['@']", ["2"]), ("$[\"top-songs\"]", [#"{"'":{"@":2}}"#]), ("$.nothing", ["null"]),
            ("a[1:3]", ["5", "1"]), ("a[5:]", ["6", #"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":{}}"#, #"{"b":"kilo"}"#]),
            ("a[1:5:2]", ["5", "2"]), ("a[5:1:-2]", ["6", "2"]), ("a[3::-1]", ["2", "1", "5", "3"]), ("a[0:3:0]", []),
            ("a[-9007199254740991:9007199254740991:9007199254740991]", ["3"]), ("a[-11]", []), ("a[10]", []),
            ("a[?@.b == 'kilo']", [#"{"b":"kilo"}"#]), ("a[?(@.b == 'kilo')]", [#"{"b":"kilo"}"#]),
            ("a[?@>3.5]", ["5", "4", "6"]),
            ("a[? @.b ]", [#"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":{}}"#, #"{"b":"kilo"}"#]),
            ("a[?@<2 || @.b == \"k\"]", ["1", #"{"b":"k"}"#]), ("a[?@>1 && @<4]", ["3", "2"]),
            ("a[?!@.b && !(@ > 2)]", ["1", "2"]), ("o[?@.u]", [#"{"u":6}"#]), ("o[?@>1 && @<4]", ["2", "3"]),
            ("a[?@ == $.o.q]", ["2"]), ("a[?@.b == $.nowhere]", ["3", "5", "1", "2", "4", "6"]),
            ("o.*", ["1", "2", "3", "5", #"{"u":6}"#]),
            ("$['o']..['u']", ["6"]), ("$.yes[?@]", []), ("o[?@ != 1e0]", ["2", "3", "5", #"{"u":6}"#]),
            ("$[?@ == true]", ["true"]), ("$[?@ == null]", ["null"]), ("$[?@ >= 'e' && @ <= 'f']", [#""f""#]),
            ("$[?@ == {}]", nil), ("$", nil),
        ] as [(String, [String]?)])
    func `paths select values`(path: String, expected: [String]?) throws {
        guard let expected else { return }
        #expect(try found(path) == expected, "\(path)")
    }

    @Test func `the root's path selects the root`() throws {
        #expect(try found("$") == [try #require(Self.store).text])
        #expect(try found("$..*").count == 56)
    }

    @Test(arguments: [
        ("", "there is no path"), ("data[", "']' is missing at its end"), ("data[0", "']' is missing at its end"),
        ("data[0}", "'}' is in place of ']'"), ("data.", "a name is missing at its end"),
        ("data..", "a name is missing at its end"), ("data[01]", "'01' is not an index"),
        ("data[-0]", "'-0' is not an index"),
        ("data[9007199254740992]", "'9007199254740992' is not an index"), ("data[x]", "'x' is in brackets"),
        ("data['x]", "is not closed"), ("data b", "'b' is not allowed here"), ("data[?@.a = 1]", "'==' does"),
        ("data[?1]", "a value alone is not a condition"), ("data[?@.a ==]", "']' is in place of"),
        ("data[?@.* == 1]", "only one value can be compared"), ("data[?!@.a == 1]", "needs parentheses"),
        ("data[?(@.a]", "')' is missing"), ("data[?length(@) > 1]", "'l' is in place of"),
        ("data[?@.a > 1.]", "'1.' is not a number"),
        ("data[?@ == '\\q']", "unknown escape"), ("a.-1", "a name cannot begin with '-'"),
        ("data[?@ > 1e999 x]", "'x' is"),
    ])
    func `an invalid path is refused with the position of the fault`(path: String, why: String) {
        #expect {
            _ = try JSONPath(path)
        } throws: { error in
            (error as? JSONPath.Problem).map { $0.why.contains(why) && $0.offset != nil } == true
        }
    }

    @Test func `no input makes it crash or run forever`() throws {
        for deep in ["a" + String(repeating: "[?(@", count: 100), "a[?" + String(repeating: "(", count: 10_000)] {
            #expect(throws: JSONPath.Problem.self) { _ = try JSONPath(deep) }
        }
        let wide = JSON.array((0..<2000).map { JSON.integer($0) })
        let values = try JSONPath("$..*").values(in: wide)
        #expect(values.count == 2000)
        #expect(throws: JSONPath.Problem.self) { _ = try JSONPath("$[?$..*]").values(in: wide) }
    }

    @Test func `a path without a result reports where it stops`() throws {
        let store = try #require(Self.store)
        #expect(
            try JSONPath("store.bicycle.colour").deadEnd(in: store)
                == JSONPath.DeadEnd(part: "colour", names: ["color", "price"], count: nil))
        #expect(
            try JSONPath("store.book[9].title").deadEnd(in: store)
                == JSONPath.DeadEnd(part: "[9]", names: [], count: 4))
        #expect(try JSONPath("store.book[0].title").deadEnd(in: store) == nil)
        // For a descendant the names are those at any depth.
        let below = try #require(try JSONPath("$..titel").deadEnd(in: store))
        #expect(below.names.contains("title") && below.names.contains("store"))
        #expect(try JSONPath("a[0]").isSingular)
        #expect(try !JSONPath("a[*]").isSingular)
    }

    @Test func `a filter can be used without a path`() throws {
        let store = try #require(Self.store)
        #expect(try JSONCondition("@.o.p == 1 && $.store").holds(for: store))
        #expect(try !JSONCondition("@.store.book[?@.price > 30]").holds(for: store))
        #expect(throws: JSONPath.Problem.self) { _ = try JSONCondition("@.a == 1 )") }
    }
}
