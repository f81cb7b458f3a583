import Testing
import TonearmJSON

/// A subject with values by their names, and an answer.
private struct Values: ConditionSubject {
    var root: JSON = .null
    var all: [String: JSON] = [:]

    func values(named path: JSONPath) -> [JSON] {
        let names = path.hasOnlyNames ? path.segments.compactMap(\.name).joined(separator: ".") : path.text
        return all[names].map { [$0] } ?? root.values(named: path)
    }
}

@Suite struct JSONConditionTests {
    private let values = Values(
        root: ["data": [["id": 7, "name": "Elan", "n": 2, "yes": true]]],
        all: [
            "type": "albums", "name": "Born to Run", "id": 7, "most": .integer(.max), "least": .integer(.min),
            "half": .number("0.5"), "flag": true, "none": .null, "list": ["a", 2], "object": ["key": .null],
            "date": "2026-11-21", "nan": .number("nan"), "other": "albums", "accent": "é", "limit": "10",
            "request.query.fields[albums]": "name", "version": "1.10.0", "ten": 10, "few": [2], "words": ["a, b", "c"],
            "empty": [], "capabilities[1]": "b", "price": "$5", "sign": "a && b", "smile": ":)", "quoted": "\"a\" b",
            "open": "\"a",
        ])

    @Test(arguments: [
        ("type is albums", true), ("type is album", false), ("type is not songs", true), ("type is not albums", false),
        ("type is $other", true),
        ("type is $name", false), ("type is $absent", false), ("absent is x", false), ("absent is not x", true),
        ("none is null", false),
        ("id is 7", true), ("id is 7.0", true), ("id is 07", true), ("id is seven", false),
        ("most is 9223372036854775807", true), ("most is 9223372036854775806", false),
        ("flag is true", true), ("flag is false", false), ("name is Born to Run", true),
        ("name is \"Born to Run\"", true), ("name is \" Born to Run\"", false),
        ("name contains to R", true), ("name contains x", false), ("list contains a", true), ("list contains 2", true),
        ("list contains 3", false),
        ("object contains key", true), ("object contains x", false), ("absent contains x", false),
        ("type contains \"\"", true),
        ("name matches Born*", true), ("name matches *Run", true), ("name matches B*t*n", true),
        ("name matches Born", false), ("name matches *", true),
        ("name matches *Born to Run*", true), ("name matches Born to Run*n", false), ("absent matches *", false),
        ("id matches 7", true),
        ("type exists", true), ("none exists", false), ("absent exists", false), ("object exists", true),
        ("id > 6", true), ("id > 7", false), ("id >= 7", true), ("id < 8", true), ("id <= 6", false),
        ("half < 1", true), ("half >= 0.5", true), ("id > x", false),
        ("most > 9223372036854775806", true), ("least < -9223372036854775807", true),
        ("most > 99999999999999999999", false), ("date > 2026-11-20", true), ("date < 2026-11-20", false),
        ("nan > 1", false), ("nan <= 1", false), ("list > 1", false), ("absent < 1", false), ("id > $half", true),
        ("accent is é", true), ("accent is e\u{301}", false),
        ("limit > 9", true), ("limit < 9", false), ("limit >= 10.0", true), ("limit <= 10.5", true),
        ("limit > x", false), ("version < 1.9.0", true), ("limit is $ten", true), ("ten is $limit", true),
        ("ten >= $limit", true), ("limit > inf", false),
        ("request.query.fields[albums] is name", true), ("request.query.fields[songs] exists", false),
        ("list is [a, 2]", true), ("list is [a,2]", true), ("list is [2, a]", false), ("list is [a]", false),
        ("list is not [2, a]", true), ("list is a", false), ("list contains [2, a]", true),
        ("list contains [2, b]", false), ("list contains $few", true), ("few contains $list", false),
        ("list is $list", true), ("list is $few", false), ("words is [\"a, b\", c]", true),
        ("words is [a, b, c]", false), ("empty is []", true), ("list is []", false), ("empty is \"[]\"", false),
        ("name contains [Born, Run]", true), ("name contains [Born, Walk]", false), ("list contains []", true),
        ("absent contains []", false),
        ("capabilities[1] is b", true), ("data[0].id is 7", true), ("data[?@.n > 1]", true), ("data[?@.n > 9]", false),
        ("name ~ born", true), ("name~RÜN", true), ("name!~born", false), ("name=born to run", true),
        ("name==BORN TO RUN", true),
        ("name=Born", false), ("name!=Born", true), ("name=\"Born to Run\"", true), ("name ~ $other", false),
        ("price = $5", true), ("absent=", true), ("absent~", false), ("absent!~x", true), ("list=A", true),
        ("list~a, b", false),
        ("name~born && type is albums", true), ("name~born && type is songs", false), ("name~x || id>6", true),
        ("name~\"born\" && id<8", true), ("(type is songs || type is albums) && id is 7", true),
        ("!(type is songs)", true), ("!(type exists)", false), ("(name is Born to Run)", true),
        ("sign is \"a && b\"", true), ("smile = :)", true), ("smile is :)", true), ("quoted is \"a\" b", true),
        ("open is \"a", true), ("name is 'Born to Run'", true), ("type is songs || id >= 7 && half<1", true),
        ("id is $.data[0].id", true), ("@.data[0].id == 7 && name~run", true), ("@.data[0].id == \"7\"", false),
        ("@.data[0].id is \"7\"", true), ("@.data[0].name ~ \"élan\"", true), ("@.data[0].name matches 'E*n'", true),
        ("true == @.data[0].yes", true), ("7 < @.data[0].n", false), ("['data'][0].id == 7", true), ("..n", true),
        ("@.data[0] contains 'name'", true), ("@.data[0].name exists", true), ("@.nothing exists", false),
    ])
    func `a condition is true or false for each value`(text: String, holds: Bool) throws {
        let condition = try JSONCondition(text)
        #expect(condition.holds(for: values) == holds)
        let printed = try JSONCondition(condition.description)
        #expect(printed.description == condition.description)
        #expect(printed.holds(for: values) == holds, "\(condition)")
    }

    @Test(
        arguments: [
            ("", "missing", 0), ("type", "an operator such as 'is', '~' or '=' is missing at its end", 4),
            ("type albums", "is missing before 'albums'", 5), ("type is", "a value is missing at its end", 7),
            ("type is not", "a value is missing at its end", 11), ("type isnt x", "is missing before 'isnt'", 5),
            ("type exists x", "'x' is not allowed here", 12), ("=x", "'=' is in place of a name, '@', '$'", 0),
            ("~x", "'~' is in place of", 0), ("type is $", "", nil), ("type is $b/c", "'/' is not allowed here", 10),
            ("a..b is c", "only one value can be compared", 0),
            ("!type is x", "'!' before a comparison needs parentheses", 0),
            ("(type is x", "')' is missing", 10), ("type is x && ", "a condition is missing at its end", 13),
            ("@.a = 1", "'==' does", 4), ("@.a == x", "'x' is in place of a name, '@'", 7),
            ("@.a ~ x", "'x' is in place of", 6),
            ("data[?name ~ 'x']", "'n' is in place of '@', '$'", 6), ("1", "a value alone is not a condition", 0),
        ] as [(String, String, Int?)])
    func `an invalid condition is refused with the position of the fault`(text: String, why: String, offset: Int?) {
        guard let offset else {
            #expect(throws: Never.self) { _ = try JSONCondition(text) }
            return
        }
        #expect {
            _ = try JSONCondition(text)
        } throws: { error in
            let problem = error as? JSONPath.Problem
            return problem?.why.contains(why) == true && problem?.offset == offset
        }
    }

    @Test func `and binds before or`() throws {
        let condition = try JSONCondition("a exists && b exists || c exists && d exists")
        func holds(_ names: [String]) -> Bool {
            condition.holds(for: Values(all: Dictionary(uniqueKeysWithValues: names.map { ($0, true) })))
        }
        #expect(holds(["a", "b"]) && holds(["c", "d"]))
        #expect(!holds(["a", "c"]) && !holds(["b", "d"]) && !holds([]))
    }

    @Test func `another spelling of a value is compared too`() throws {
        struct Row: ConditionSubject {
            let root = JSON.null
            func values(named path: JSONPath) -> [JSON] { [270_000, "4:30"] }
        }
        for (text, holds) in [
            ("time = 4:30", true), ("time is 270000", true), ("time != 4:30", false), ("time > 5", true),
        ] {
            #expect(try JSONCondition(text).holds(for: Row()) == holds, "\(text)")
        }
    }

    @Test func `each operator has a meaning that differs from the others`() {
        let summaries = JSONComparison.Operation.allCases.map(\.summary)
        #expect(Set(summaries).count == summaries.count)
    }
}
