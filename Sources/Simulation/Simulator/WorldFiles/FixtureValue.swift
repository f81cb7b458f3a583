import AppleMusicAPI
import TonearmAlgorithms

/// The reason why a world file cannot be used.
package struct FixtureProblem: Error, Hashable, Sendable {
    /// The path of the wrong value: `accounts[0].plan`; empty for the whole file.
    package let path: String
    /// A clause with the value that was found: `'gold' is not a plan`.
    package let reason: String
    /// A sentence with the values that can be written.
    package let next: String
    /// The one-based line of the value; nil if the file's text is not known.
    package var line: Int?

    package init(path: String, reason: String, next: String, line: Int? = nil) {
        self.path = path
        self.reason = reason
        self.next = next
        self.line = line
    }

    /// The problem as a sentence: `line 12, accounts[0].plan: 'gold' is not a plan`
    package var sentence: String {
        let place = [line.map { "line \($0)" }, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: ", ")
        return place.isEmpty ? reason : "\(place): \(reason)"
    }
}

/// A value of a world file with its path, which errors contain.
struct FixtureValue {
    let json: JSON
    let path: String

    init(_ json: JSON, path: String = "") {
        self.json = json
        self.path = path
    }

    func problem(_ reason: String, next: String) -> FixtureProblem {
        FixtureProblem(path: path, reason: reason, next: next)
    }

    /// - Parameter inner: the path from here to the wrong value: `folders[0].name`.
    func problem(at inner: String, _ reason: String, next: String) -> FixtureProblem {
        FixtureProblem(path: path.isEmpty ? inner : "\(path).\(inner)", reason: reason, next: next)
    }

    /// - Throws: `FixtureProblem` for a value that is not an object, and for a member that is not known.
    func requireMembers(_ names: [String]) throws(FixtureProblem) {
        guard let object = json.object else {
            throw problem("this is not an object", next: "It may have: \(names.joined(separator: ", ")).")
        }
        if let stranger = object.names.first(where: { !names.contains($0) }) {
            throw problem(
                at: stranger, "'\(stranger)' is not known", next: "There are: \(names.joined(separator: ", ")).")
        }
    }

    /// The value of a member; nil if it is missing or null.
    subscript(_ name: String) -> FixtureValue? {
        guard let value = json[name], value != .null else { return nil }
        return FixtureValue(value, path: path.isEmpty ? name : "\(path).\(name)")
    }

    func required(_ name: String, _ example: String) throws(FixtureProblem) -> FixtureValue {
        guard let value = self[name] else {
            throw problem("'\(name)' is missing", next: "Write for example \"\(name)\": \(example).")
        }
        return value
    }

    func elements() throws(FixtureProblem) -> [FixtureValue] {
        guard let array = json.array else { throw problem("this is not a list", next: "Write it in brackets: [ ].") }
        return array.enumerated().map { FixtureValue($1, path: "\(path)[\($0)]") }
    }

    func members() throws(FixtureProblem) -> [(name: String, value: FixtureValue)] {
        guard let object = json.object else { throw problem("this is not an object", next: "Write it in braces: { }.") }
        return object.members.map { ($0.name, FixtureValue($0.value, path: "\(path)[\"\($0.name)\"]")) }
    }

    func text() throws(FixtureProblem) -> String {
        guard let text = json.string else {
            throw problem("\(json.text.prefix(40)) is not a string", next: "Write it in double quotes.")
        }
        return text
    }

    /// Reads a string that is not empty.
    func name() throws(FixtureProblem) -> String {
        let name = try text()
        guard !name.isEmpty else { throw problem("the name is empty", next: "Write at least one character.") }
        return name
    }

    func flag() throws(FixtureProblem) -> Bool {
        guard case .bool(let flag) = json else {
            throw problem("\(json.text.prefix(40)) is neither true nor false", next: "Write true or false.")
        }
        return flag
    }

    /// - Parameter range: the numbers that are allowed.
    func integer(in range: ClosedRange<Int>) throws(FixtureProblem) -> Int {
        guard let number = json.integer, range.contains(number) else {
            throw problem(
                "\(json.text.prefix(40)) is not a whole number from \(range.lowerBound) to \(range.upperBound)",
                next: "Write such a number without quotes.")
        }
        return number
    }

    /// Reads a time in ISO 8601 as seconds since 1970.
    func time() throws(FixtureProblem) -> Int {
        let text = try text()
        guard let seconds = AnswerTime.seconds(text) else {
            throw problem("'\(text)' is not a time", next: "Write for example \"2026-11-21T09:30:00Z\".")
        }
        return seconds
    }

    /// Reads a day as the seconds since 1970 at its beginning.
    func day() throws(FixtureProblem) -> Int {
        let text = try text()
        guard text.utf8.count == 10, let seconds = AnswerTime.seconds(text) else {
            throw problem("'\(text)' is not a day", next: "Write for example \"2026-05-01\".")
        }
        return seconds
    }

    /// Reads a resource such as `albums/310730204`. Only the id of a library resource, which may be a name, has
    /// slashes.
    /// - Parameter types: the types that are allowed.
    func resource(_ types: [ResourceType]) throws(FixtureProblem) -> ResourceIdentifier {
        let text = try text()
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[0].hasPrefix("library-") || !parts[1].contains("/"),
            let type = types.first(where: { $0.rawValue == parts[0] })
        else {
            throw problem(
                "'\(text)' is not a resource that can stand here",
                next: "Write a type and an id: \(types.map { "\"\($0.rawValue)/ID\"" }.joined(separator: ", ")).")
        }
        return ResourceIdentifier(type, String(parts[1]))
    }
}

/// The texts of particular members.
extension FixtureValue {
    /// Reads one of several words.
    func choice(_ words: [String]) throws(FixtureProblem) -> String {
        let text = try text()
        guard words.contains(text) else {
            throw problem(
                "'\(text.prefix(40))' is not known here", next: "There are: \(words.joined(separator: ", ")).")
        }
        return text
    }

    /// Reads a name with at least one visible character.
    func visibleName() throws(FixtureProblem) -> String {
        let name = try name()
        if name.allSatisfy(\.isWhitespace) { throw problem("the name is blank", next: "Write at least one letter.") }
        return name
    }

    /// Reads a version of iOS: `18`, `10.3`, `11-beta`.
    func version() throws(FixtureProblem) -> String {
        let text = try text()
        let number = text.hasSuffix("-beta") ? text.dropLast(5) : text[...]
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(ASCII.isDigit) })
        else { throw problem("'\(text.prefix(40))' is not a version of iOS", next: "Write for example \"18\".") }
        return text
    }

    func twoLetters() throws(FixtureProblem) -> String {
        let text = try text()
        guard text.utf8.count == 2, text.utf8.allSatisfy({ (97...122).contains($0) }) else {
            throw problem("'\(text.prefix(40))' is not two small letters", next: "Write for example \"us\".")
        }
        return text
    }

    /// Reads a list of distinct names.
    func differentNames() throws(FixtureProblem) -> [String] {
        var names: [String] = []
        var known: Set<String> = []
        for element in try elements() {
            let name = try element.name()
            if !known.insert(name).inserted { throw element.problem("'\(name)' is here twice", next: "Write it once.") }
            names.append(name)
        }
        return names
    }
}
