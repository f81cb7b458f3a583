import Console
import MusicDevice
import TerminalText

/// The notifications of changes to apps.
enum ChangeLines {
    /// Describes a watched change, with its notifications in both frameworks.
    static func watched(_ change: Change, in scope: FrameworkScope, width: Int) -> [StyledText] {
        guard let announcement = change.announcement else { return [] }
        let all = [("StoreKit", announcement.storeKit), ("MusicKit", announcement.musicKit)]
        let names = scope.chosen(all.compactMap { name, call in call.map { FrameworkName(framework: name, call: $0) } })
        return Wrapping.lines(of: change.sentence, width: width - 2).enumerated().map { index, line in
            StyledText(index == 0 ? "» " : "  ", .warning) + StyledText(line)
        } + [StyledText("  " + names.map(\.call).joined(separator: " · "), .call)]
    }
}
