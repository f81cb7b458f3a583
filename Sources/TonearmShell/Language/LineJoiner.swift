import Console

/// A command, which may stand on several lines.
package struct JoinedLine: Hashable, Sendable {
    /// The number of its first line, from 1.
    package var number: Int
    package var text: String
    /// Whether something in it was never closed. Then it is one line, and must not be run.
    package var isOpen = false

    package init(number: Int, text: String, isOpen: Bool = false) {
        self.number = number
        self.text = text
        self.isOpen = isOpen
    }
}

/// Puts lines together until nothing is open in them: what is typed, a script, what comes back from an editor.
package struct LineJoiner {
    private var lines: [String] = []
    private var size = 0
    /// What closes what is open; any line may, where it is nil.
    private var closers: String.UnicodeScalarView?
    private var nextNumber = 1
    /// How far is looked for the end of what is open, in lines. Less with every time that there is none, as a file of nothing else must not be
    /// read again and again.
    private var reach = 1000

    /// Bytes.
    private static let longest = 1 << 16
    private static let leastReach = 10

    /// Whether somebody types the lines, who has seen that something is open: then it stays one command to its end.
    private let isTyped: Bool

    package init(isTyped: Bool = false) { self.isTyped = isTyped }

    /// What was begun and goes on.
    package var begun: String? { lines.isEmpty ? nil : lines.joined(separator: "\n") }

    /// - Returns: the whole commands that there are by now; none while something is open. What is never closed in a file costs its first line
    ///   and no other: that one is open, and the lines behind it are commands of their own.
    package mutating func add(_ line: String) -> [JoinedLine] {
        lines.append(line)
        size += line.utf8.count + 1
        if isUnfinished(with: line) { return lines.count < reach && size < Self.longest ? [] : giveUp() }
        defer { forget() }
        return [JoinedLine(number: nextNumber, text: lines.joined(separator: "\n"))]
    }

    /// What is there when no more lines come.
    package mutating func finish() -> [JoinedLine] {
        var finished: [JoinedLine] = []
        while !lines.isEmpty { finished += giveUp() }
        return finished
    }

    /// Counts a line that is none of a command's.
    package mutating func skipLine() { nextNumber += 1 }

    /// Drops what was begun.
    /// - Returns: it; nil where nothing was.
    package mutating func take() -> String? {
        defer { forget() }
        return begun
    }

    /// All commands of lines.
    package static func joined(_ lines: [String]) -> [JoinedLine] {
        var joiner = LineJoiner()
        var joined: [JoinedLine] = []
        for line in lines { joined += joiner.add(line) }
        return joined + joiner.finish()
    }

    private mutating func isUnfinished(with line: String) -> Bool {
        // Most lines behind an open quote close nothing, and need not be read with all those before.
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
    /// Why a line is not run in which something is never closed.
    static func openFailure(_ line: String) -> Failure? {
        guard let opener = opener(in: line) else { return nil }
        do throws(Failure) {
            // Marks where a quote is.
            for part in parts(of: line) { _ = try read(part, variable: { _ in "" }) }
        } catch {
            return error
        }
        return Failure(
            "Cannot read the line", "a bracket \(opener) has no end",
            next: "Close it, or put it in quotes: '\(opener)'.", status: .usage)
    }
}
