import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTranscripts
import TonearmWorld

/// A watched place, whose request is repeated.
struct Watch {
    let place: Place
    /// The interval in seconds.
    let every: Int
    /// The condition that ends the watch; nil without one.
    var condition: JSONCondition?
    var conditionText = ""
    /// The number of answers that ends the watch; nil for no limit.
    var limit: Int?
    private(set) var count = 0
    /// The previous answer.
    private(set) var last: Response? = nil

    /// Counts an answer.
    /// - Returns: a line about the answer and its changes.
    mutating func line(_ response: Response, at now: Int) -> StyledText {
        let change = last.map { Self.change(from: $0, to: response) } ?? ""
        (count, last) = (count + 1, response)
        return .faint(Timestamp.text(now) + "  ")
            + StyledText("\(response.status), \(response.body.count) bytes\(change)")
    }

    private static func change(from old: Response, to new: Response) -> String {
        if old.status == new.status, old.body == new.body { return ", the same" }
        guard let left = old.body.json, let right = new.body.json else { return ", changed" }
        let paths = JSONDifference.between(left, right).differences.map(\.path)
        guard let first = paths.first(where: { !$0.isEmpty }) else { return ", changed" }
        return ", changed: \(first)" + (paths.count == 1 ? "" : " and \(paths.count - 1) more")
    }

    /// The count in words, such as `3 answers`.
    var countText: String { "\(count) answer\(count == 1 ? "" : "s")" }

    /// Whether the requested number of answers has arrived.
    var isFull: Bool { limit.map { count >= $0 } ?? false }
}
