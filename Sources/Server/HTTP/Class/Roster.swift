/// The names of the learners of a class, in order.
package struct Roster: Sendable, Hashable {
    package let names: [String]

    /// The most learners of a class.
    package static let limit = 500
    private static let nameLimit = 80

    /// A reason why a text is not a roster.
    package struct Problem: Error, Hashable {
        /// A clause such as `line 3: 'Ada' is in line 1 already`.
        package let reason: String
        package let next: String

        package init(reason: String, next: String) {
            self.reason = reason
            self.next = next
        }
    }

    /// Creates a roster of numbered learners: `learner-1`, `learner-2`.
    package init(count: Int) throws(Problem) {
        guard (1...Self.limit).contains(count) else {
            throw Problem(reason: "it has \(count) learners", next: "A class has 1 to \(Self.limit).")
        }
        names = (1...count).map { "learner-\($0)" }
    }

    /// Reads a name from each line. Empty lines and lines after `#` do not count.
    package init(text: String) throws(Problem) {
        var names: [String] = []
        var lines: [String: Int] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let name = Self.trimmed(line)
            if name.isEmpty || name.hasPrefix("#") { continue }
            try Self.check(name, line: index + 1)
            if let first = lines.updateValue(index + 1, forKey: name.lowercased()) {
                throw Problem(
                    reason: "line \(index + 1): '\(name)' is in line \(first) already",
                    next: "Give each learner a name of their own, such as '\(name) B'.")
            }
            names.append(name)
        }
        guard (1...Self.limit).contains(names.count) else {
            throw Problem(
                reason: "it has \(names.count) names", next: "Write one name a line, 1 to \(Self.limit) of them.")
        }
        self.names = names
    }

    private static func check(_ name: String, line: Int) throws(Problem) {
        if name.unicodeScalars.contains(where: isUnprintable) {
            throw Problem(
                reason: "line \(line): the name has a character that cannot be printed",
                next: "Write the names as plain text in UTF-8.")
        }
        if name.utf8.count > nameLimit {
            throw Problem(
                reason: "line \(line): the name has \(name.utf8.count) bytes",
                next: "A name has at most \(nameLimit).")
        }
    }

    /// Returns whether a character is a control character, has no glyph, or changes the direction of a line.
    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private static func trimmed(_ line: Substring) -> String {
        var text = line.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }
}
