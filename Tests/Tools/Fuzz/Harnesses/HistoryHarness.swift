import Foundation
import TonearmLineEditor

/// Reads a history file with one shell, appends to it, and reads it with another.
enum HistoryHarness {
    private static let limit = 20
    private static let added = "open albums/310730204"

    static func run(_ input: [UInt8]) throws {
        let path = ScratchFolder.file("history")
        try Data(input).write(to: URL(fileURLWithPath: path))
        let first = History(path: path, limit: limit)
        let entries = first.entries
        let isMended = try !told(first).isEmpty
        try checkText(entries)
        first.append(added)
        try require(told(first).isEmpty, "a line cannot be added")
        let second = History(path: path, limit: limit)
        try require(second.entries == first.entries, "the next shell reads other lines: \(second.entries)")
        try require(second.entries.last == added, "the line that was added is not the last one")
        try require(told(second).isEmpty, "it is damaged again")
        try checkDamaged(input, isMended)
    }

    /// Checks that text that is not UTF-8 is saved byte for byte and reported.
    private static func checkDamaged(_ input: [UInt8], _ isMended: Bool) throws {
        let beside = ScratchFolder.file("history.damaged")
        let kept = try? Data(contentsOf: URL(fileURLWithPath: beside))
        try require((kept != nil) == isMended, "set aside without a word, or the other way round")
        try? FileManager.default.removeItem(atPath: beside)
        try require(kept.map { Array($0) == input } ?? true, "other bytes were set aside")
    }

    private static func checkText(_ entries: [String]) throws {
        try require(entries.count <= limit, "more entries than there may be")
        for entry in entries {
            let isText = entry.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) }
            try require(isText, "an entry with a control character: \(entry.debugDescription)")
        }
    }

    private static func told(_ history: History) throws -> [HistoryProblem] {
        let problems = history.takeProblems()
        try require(problems.allSatisfy { !$0.what.isEmpty && !$0.why.isEmpty }, "a problem without words")
        return problems
    }
}
