import TonearmConsole

/// A command that may extend over several lines.
package struct JoinedLine: Hashable, Sendable {
    /// The one-based number of its first line.
    package var number: Int
    package var text: String
    /// Whether the line has an unclosed quotation or bracket, so that it must not run.
    package var isOpen = false

    package init(number: Int, text: String, isOpen: Bool = false) {
        self.number = number
        self.text = text
        self.isOpen = isOpen
    }
}

/// Joins lines until they form a complete command: lines that are typed, in a script, or from an editor.
package struct LineJoiner {
    private var lines: [String] = []
    private var size = 0
    /// The characters that can close the unfinished part; nil if any line may close it.
    private var closers: String.UnicodeScalarView?
    private var nextNumber = 1
    /// The most lines to search for the end of an unfinished part. It shrinks with each failed search, so that a file
    /// full of open quotations is not searched over and over.
    private var reach = 1000

    /// The longest command in bytes.
    private static let longest = 1 << 16
    private static let leastReach = 10

    /// Whether a user types the lines. Then an unfinished command is never split, because the user has seen the
    /// continuation prompt.
    private let isTyped: Bool

    package init(isTyped: Bool = false) { self.isTyped = isTyped }

    /// The unfinished command; nil without one.
    package var begun: String? { lines.isEmpty ? nil : lines.joined(separator: "\n") }

    /// - Returns: the commands that are complete by now; empty while one is unfinished. If a part in a file is never
    ///   closed, only its first line is unusable, and the lines after it are separate commands.
    package mutating func add(_ line: String) -> [JoinedLine] {
        if lines.isEmpty, Line.isPlain(line) {
            defer { nextNumber += 1 }
            return [JoinedLine(number: nextNumber, text: line)]
        }
        lines.append(line)
        size += line.utf8.count + 1
        if isUnfinished(with: line) { return lines.count < reach && size < Self.longest ? [] : giveUp() }
        defer { forget() }
        return [JoinedLine(number: nextNumber, text: lines.joined(separator: "\n"))]
    }

    /// Returns the remaining commands at the end of the input.
    package mutating func finish() -> [JoinedLine] {
        var finished: [JoinedLine] = []
        while !lines.isEmpty { finished += giveUp() }
        return finished
    }

    /// Counts a line that does not belong to a command.
    package mutating func skipLine() { nextNumber += 1 }

    /// Drops the unfinished command.
    /// - Returns: the unfinished command; nil without one.
    package mutating func take() -> String? {
        defer { forget() }
        return begun
    }

    /// Joins lines into commands.
    package static func joined(_ lines: [String]) -> [JoinedLine] {
        var joiner = LineJoiner()
        var joined: [JoinedLine] = []
        for line in lines { joined += joiner.add(line) }
        return joined + joiner.finish()
    }

    private mutating func isUnfinished(with line: String) -> Bool {
        // A line without a closing character cannot end the unfinished part, so the lines before it need not be read
        // again.
        if lines.count > 1, let closers, !line.unicodeScalars.contains(where: closers.contains) { return true }
        let opener = Line.opener(in: lines.joined(separator: "\n"))
        switch opener {
        case "{", "[": closers = "]}\"".unicodeScalars
        case "\\": closers = nil
        default: closers = opener.map { String($0).unicodeScalars }
        }
        return opener != nil
    }

    private mutating func giveUp() -> [JoinedLine] {
        let number = nextNumber
        if isTyped, let begun = take() { return [JoinedLine(number: number, text: begun, isOpen: true)] }
        let rest = lines.dropFirst()
        var found = [JoinedLine(number: number, text: lines.first ?? "", isOpen: true)]
        forget(upTo: number + 1)
        reach = max(reach / 2, Self.leastReach)
        for line in rest { found += add(line) }
        return found
    }

    private mutating func forget() { forget(upTo: nextNumber + lines.count) }

    private mutating func forget(upTo number: Int) {
        nextNumber = number
        lines = []
        size = 0
        closers = nil
    }
}

extension Line {
    /// Returns the failure of a line with an unclosed part; nil for other lines.
    static func openFailure(_ line: String) -> Failure? {
        guard let opener = opener(in: line) else { return nil }
        do throws(Failure) {
            // Reading the part throws a failure that marks the quotation mark.
            for part in parts(of: line) { _ = try read(part, variable: { _ in "" }) }
        } catch {
            return error
        }
        return Failure.usage(
            "Cannot read the line", "a bracket \(opener) has no end",
            next: "Close it, or put it in quotes: '\(opener)'.")
    }
}
