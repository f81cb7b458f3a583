import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import TerminalText

/// What changed, a line each.
enum ChangeLines {
    static func message(_ changes: [Change], otherwise: String = "Nothing changed.") -> Message {
        .prose(lines(changes, otherwise: otherwise), value: .strings(changes.map(\.sentence)))
    }

    static func lines(_ changes: [Change], otherwise: String = "Nothing changed.") -> [StyledText] {
        changes.isEmpty ? [.faint(otherwise)] : changes.map { StyledText($0.sentence) }
    }

    /// What an app hears of a change, in both generations.
    static func watched(_ change: Change, width: Int) -> [StyledText] {
        guard let announcement = change.announcement else { return [] }
        let names = [announcement.storeKit, announcement.musicKit].compactMap { $0 }.joined(separator: " · ")
        return Wrapping.lines(of: change.sentence, width: width - 2).enumerated().map { index, line in
            StyledText(index == 0 ? "» " : "  ", .warning) + StyledText(line)
        } + [.faint("  \(names)")]
    }
}
