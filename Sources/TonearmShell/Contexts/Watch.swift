import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import Transcript

/// A place that is asked again and again.
struct Watch {
    let place: Place
    /// Seconds between two answers.
    let every: Int
    /// What ends it.
    var condition: JSONCondition?
    var conditionText = ""
    /// How many answers end it.
    var limit: Int?
    private(set) var count = 0
    /// The answer before.
    private(set) var last: Response? = nil

    /// Takes an answer in.
    /// - Returns: a line that tells of it.
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

    /// `3 answers`
    var countText: String { "\(count) answer\(count == 1 ? "" : "s")" }

    /// As many came as were asked for.
    var isFull: Bool { limit.map { count >= $0 } ?? false }
}
