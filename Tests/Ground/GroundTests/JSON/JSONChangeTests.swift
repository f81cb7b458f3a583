import Testing
import TonearmJSON

/// Differences of JSON values.
@Suite struct JSONChangeTests {
    @Test(arguments: [
        ("1", "2", #"{"set":2}"#), (#"{"a":1}"#, #"{"a":2}"#, #"{"in":{"a":{"set":2}}}"#),
        (#"{"a":1,"b":2}"#, #"{"b":2}"#, #"{"without":["a"]}"#),
        (#"{"a":1}"#, #"{"a":null}"#, #"{"in":{"a":{"set":null}}}"#),
        ("[1,2,3]", "[1,4,3]", #"{"at":{"1":{"set":4}}}"#),
        ("[1,2]", "[1,5,2]", #"{"from":1,"remove":0,"insert":[5]}"#),
        ("[1,2,3]", "[]", #"{"from":0,"remove":3,"insert":[]}"#),
        (#"{"set":1}"#, #"{"set":2}"#, #"{"in":{"set":{"set":2}}}"#),
        ("[]", "{}", #"{"set":{}}"#),
    ])
    func `a change contains only the differences`(old: String, new: String, change: String) throws {
        let (old, new) = (try JSON(parsing: old), try JSON(parsing: new))
        let found = try #require(JSONChange(from: old, to: new))
        #expect(found.json.text == change)
        #expect(found.applied(to: old) == new)
        #expect(JSONChange(from: old, to: old) == nil)
    }

    @Test func `the order of members does not count as a difference`() throws {
        #expect(try JSONChange(from: JSON(parsing: #"{"a":1,"b":2}"#), to: JSON(parsing: #"{"b":2,"a":1}"#)) == nil)
    }

    @Test func `every change turns one random value into the other`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let (old, new) = (Self.value(depth: 3, &random), Self.value(depth: 3, &random))
            guard let change = JSONChange(from: old, to: new) else {
                #expect(Self.sorted(old) == Self.sorted(new))
                continue
            }
            let result = change.applied(to: old)
            #expect(result.map(Self.sorted) == Self.sorted(new), "\(old.text) \(new.text) \(change.json.text)")
        }
    }

    @Test(arguments: [
        ("1", #"{"at":{"0":{"set":1}}}"#), ("[1]", #"{"at":{"1":{"set":1}}}"#), ("[1]", #"{"at":{"x":{"set":1}}}"#),
        ("[1]", #"{"from":1,"remove":1,"insert":[]}"#), ("[1]", #"{"from":-1,"remove":0,"insert":[]}"#),
        ("[1]", #"{"from":0,"remove":9223372036854775807,"insert":[]}"#), ("[1]", "1"), ("{}", "{}"), ("{}", "null"),
        (#"{"a":1}"#, #"{"in":{"a":{"in":{"b":1}}}}"#), ("[1]", #"{"from":0}"#),
    ])
    func `a change that does not fit is refused`(value: String, change: String) throws {
        #expect(JSONChange(json: try JSON(parsing: change)).applied(to: try JSON(parsing: value)) == nil)
    }

    private static func value(depth: Int, _ random: inout SystemRandomNumberGenerator) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
        case 0: return .integer(Int.random(in: 0..<4, using: &random))
        case 1: return .string(["a", "b", ""].randomElement(using: &random) ?? "")
        case 2: return .null
        case 3, 4:
            let names = ["a", "b", "set", "in"].filter { _ in Bool.random(using: &random) }
            return .object(JSONObject(names.map { ($0, value(depth: depth - 1, &random)) }))
        default:
            return .array((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth - 1, &random) })
        }
    }

    private static func sorted(_ json: JSON) -> JSON {
        if let elements = json.array { return .array(elements.map(sorted)) }
        guard let object = json.object else { return json }
        return .object(
            JSONObject(object.members.sorted { $0.name < $1.name }.map { ($0.name, sorted($0.value)) }))
    }
}
