import Console
import MusicDevice
import TerminalText

/// What apps hear of changes.
enum ChangeLines {
    /// A change that somebody watches, with the names under which an app hears of it in both generations.
    static func watched(_ change: Change, width: Int) -> [StyledText] {
        guard let announcement = change.announcement else { return [] }
        let names = [announcement.storeKit, announcement.musicKit].compactMap { $0 }.joined(separator: " · ")
        return Wrapping.lines(of: change.sentence, width: width - 2).enumerated().map { index, line in
            StyledText(index == 0 ? "» " : "  ", .warning) + StyledText(line)
        } + [.faint("  \(names)")]
    }
}
