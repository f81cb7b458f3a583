import Testing
import TonearmAlgorithms
import TonearmJSON

/// Properties of any path and any condition.
@Suite struct QueryPropertyTests {
    private static let answer: JSON = [
        "data": [
            ["id": "1", "attributes": ["name": "Love", "trackCount": 8, "genreNames": ["Rock", "Music"]]],
            ["id": "2", "attributes": ["name": "é && b", "trackCount": 12]],
        ],
        "name": "Love", "id": 7, "views": ["top-songs": .null],
    ]

    @Test(arguments: UInt64(0)..<20)
    func `what is printed is parsed as the same`(seed: UInt64) throws {
        var writer = QueryWriter(seed: seed)
        for _ in 0..<100 {
            let text = writer.condition(depth: 3)
            let condition = try JSONCondition(text)
            let printed = try JSONCondition(condition.description)
            #expect(printed.description == condition.description, "\(text)")
            #expect(printed.holds(for: Self.answer) == condition.holds(for: Self.answer), "\(text)")
            let path = try JSONPath(writer.path(from: "$", depth: 2))
            let back = try JSONPath(path.description)
            #expect(back.segments == path.segments || back.description == path.description, "\(path.text)")
            #expect(try back.values(in: Self.answer) == path.values(in: Self.answer), "\(path.text)")
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func `a fault is inside the text`(seed: UInt64) {
        var writer = QueryWriter(seed: seed)
        for _ in 0..<200 {
            let text = writer.damaged(writer.condition(depth: 2))
            do throws(JSONPath.Problem) {
                _ = try JSONCondition(text).holds(for: Self.answer)
            } catch {
                #expect((0...text.unicodeScalars.count).contains(error.offset ?? -1), "\(text): \(error.why)")
            }
        }
    }
}

/// A writer of valid conditions and paths.
private struct QueryWriter {
    private var source: RandomSource

    init(seed: UInt64) { source = RandomSource(seed: seed) }

    private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &source) }
    private mutating func one(of texts: [String]) -> String { texts[below(texts.count)] }

    mutating func condition(depth: Int, isInFilter: Bool = false) -> String {
        switch depth > 0 ? below(9) : 9 {
        case 0, 1:
            condition(depth: depth - 1, isInFilter: isInFilter) + " && "
                + condition(depth: depth - 1, isInFilter: isInFilter)
        case 2, 3:
            condition(depth: depth - 1, isInFilter: isInFilter) + " || "
                + condition(depth: depth - 1, isInFilter: isInFilter)
        case 4: "!(\(condition(depth: depth - 1, isInFilter: isInFilter)))"
        case 5: "(\(condition(depth: depth - 1, isInFilter: isInFilter)))"
        case 6: (below(2) == 0 ? "!" : "") + path(from: one(of: ["@", "$"]), depth: depth - 1)
        default: comparison(isInFilter: isInFilter)
        }
    }

    private mutating func comparison(isInFilter: Bool) -> String {
        if isInFilter || below(3) == 0 {
            let left = one(of: ["@", "@.id", "$.data[0].attributes.name", "@['name']", "@.attributes.trackCount", "7"])
            let sign = one(of: [
                " == ", "!=", " < ", "<=", ">", " >= ", "~", " !~ ", " is ", " is not ", " contains ", " matches ",
            ])
            return left + sign + one(of: ["'Lo*'", "\"é\\u0020\"", "-1.5e3", "true", "null", "@.id", "$.id", "8"])
        }
        let left = one(of: ["name", "id", "data[0].id", "request.query.fields[albums]", "views.top-songs"])
        return switch below(4) {
        case 0: left + " exists"
        case 1:
            left + one(of: ["=", "~", " != ", " !~ ", "=="]) + one(of: ["love", "$5", "a, b", "\"x || y\"", "[a]", ""])
        case 2:
            left + one(of: [" is ", " is not ", " contains "])
                + one(of: ["[a, \"b, c\", d]", "Love", "$id", "[]", "$.id", "'a b'"])
        default: left + one(of: [" < ", ">=", " matches "]) + one(of: ["7", "1975-08-25", "L*", "$name"])
        }
    }

    mutating func path(from origin: String, depth: Int) -> String {
        var text = origin
        for _ in 0..<below(4) {
            text += one(of: [
                ".data", "..name", "[0]", "[-1]", "[*]", ".*", "..*", "[1:]", "[::-1]", "[:2:1]", "['name', \"id\"]",
                ".0",
                "[\"it's\"]", ".top-songs", "..[0]",
            ])
        }
        return depth > 0 && below(3) == 0 ? text + "[?\(condition(depth: depth - 1, isInFilter: true))]" : text
    }

    mutating func damaged(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0...below(2) where !scalars.isEmpty {
            let place = below(scalars.count)
            if below(2) == 0 {
                scalars.remove(at: place)
            } else {
                scalars.insert(
                    "[]()'\"&|=~$@. é"
                        .unicodeScalars.randomElement(using: &source) ?? " ", at: place)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
