import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText
import TonearmTranscripts

/// The lines of a lesson on the screen, in the lesson's language.
struct LessonLines {
    let words: LessonWords
    let width: Int

    /// The greatest width; longer lines are hard to read, even on wide screens.
    static let widest = 100

    init(_ words: LessonWords, _ screen: Screen) {
        self.words = words
        width = min(screen.frame.width, Self.widest)
    }

    /// Lays out Markdown, followed by an empty line.
    static func prose(_ text: String, width: Int) -> [StyledText] {
        let lines = ProseText.lines(of: text, width: width)
        return lines.map { StyledText($0) } + [""]
    }

    func hint(_ text: String) -> [StyledText] {
        let mark = words.hint
        return Self.prose(mark + text, width: width).dropLast().enumerated().map { index, line in
            index == 0 ? StyledText(mark, .warning) + StyledText(String(line.plain.dropFirst(mark.count))) : line
        }
    }

    func task(_ number: Int, of count: Int, title: String) -> [StyledText] {
        wrapped([.strong(words.task(number, of: count, title: title)), Self.faint(words.turn)])
    }

    func reminder(_ number: Int, of count: Int, title: String) -> [StyledText] {
        wrapped([Self.faint(words.reminder(number, of: count, title: title))])
    }

    func passed(_ title: String) -> [StyledText] { wrapped(["", .strong(words.passed) + StyledText(title), ""]) }

    var skipped: [StyledText] { [.faint(words.skipped), ""] }

    var noMoreHints: [StyledText] { wrapped([Self.faint(words.noMoreHints)]) }

    /// - Parameter ways: the commands that lead back.
    func wayBack(_ ways: [String]) -> [StyledText] {
        wrapped([Self.styled(words.wayBack(ways), .warning)])
    }

    var elsewhere: [StyledText] { wrapped([Self.styled(words.elsewhere, .warning)]) }

    var attached: [StyledText] { wrapped([Self.faint(words.attached)]) }

    var moved: [StyledText] { wrapped([Self.styled(words.moved, .warning), ""]) }

    func finished(_ teaching: Teaching) -> [StyledText] {
        let progress = teaching.run.progress
        let score = words.score(progress.count(.passed), of: teaching.taskCount, skipped: progress.count(.skipped))
        return wrapped([
            .strong(words.done(teaching.entry.name)) + StyledText(score), Self.faint(words.ownSession),
        ])
    }

    private static func faint(_ text: String) -> StyledText { styled(text, .faint) }

    /// Returns a text whose commands are between backticks.
    static func styled(_ text: String, _ style: StyledText.Style) -> StyledText {
        var line = StyledText()
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            line += index.isMultiple(of: 2) ? StyledText(String(part), style) : .command(String(part))
        }
        return line
    }

    private func wrapped(_ lines: [StyledText]) -> [StyledText] {
        lines.flatMap { Wrapping.lines(of: $0, width: width) }
    }
}
