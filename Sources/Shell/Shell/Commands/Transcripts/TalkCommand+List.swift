import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText
import TonearmTranscripts

/// The forms that list talks and chapters.
extension TalkCommand {
    struct List: Action {
        mutating func run(in _: some Any) throws -> any View { TalkList(talks: Talk.all) }
    }

    struct Chapters: Action {
        @Required var talk: TalkName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_talk, "The talk.") }

        mutating func run(in _: some Any) throws -> any View { ChapterList(talk: try Talk.named(talk.text)) }
    }
}

private struct TalkList: View {
    let talks: [Talk]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let table = Table(
            headings: [
                Table.Heading(title: "Name", weight: 9, isFlexible: false, style: .command),
                Table.Heading(title: "What it shows", weight: 8), Table.Heading(title: "Minutes", weight: 3),
            ],
            rows: talks.map { [$0.name, $0.goal, String($0.minutes)] })
        let next: StyledText =
            .faint("\(talks.count) talks; ") + .command("talk play NAME") + .faint(" performs one, ")
            + .command("talk chapters NAME") + .faint(" lists its parts")
        return table.lines(in: frame) + Wrapping.lines(of: next, width: frame.width)
    }

    var body: Body? {
        .list(of: talks) { talk in
            [
                "name": .string(talk.name), "title": .string(talk.transcript.header?.title ?? talk.name),
                "goal": .string(talk.goal), "minutes": .integer(talk.minutes),
                "chapters": .array(talk.transcript.chapters.map { .string($0.name) }),
            ]
        }
    }
}

private struct ChapterList: View {
    let talk: Talk

    private var chapters: [Transcript.Chapter] { talk.transcript.chapters }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let table = Table(
            headings: [
                Table.Heading(title: "Chapter", weight: 9, isFlexible: false, style: .command),
                Table.Heading(title: "It begins", weight: 8), Table.Heading(title: "Commands", weight: 2),
                Table.Heading(title: "From", weight: 3),
            ],
            rows: chapters.map { [$0.name, $0.summary, String($0.steps.count), Self.clock(start(of: $0))] })
        let count = "\(chapters.count) chapters, \(talk.minutes) minutes; "
        let next: StyledText = .faint(count) + .command("talk play \(talk.name) --from CHAPTER")
        return table.lines(in: frame) + Wrapping.lines(of: next, width: frame.width)
    }

    /// Returns when a chapter begins in a whole performance, in milliseconds.
    private func start(of chapter: Transcript.Chapter) -> Int {
        max(Performance.duration(of: talk.transcript) - Performance.duration(of: talk.transcript, from: chapter), 0)
    }

    /// Returns minutes and seconds: `2:05`.
    private static func clock(_ milliseconds: Int) -> String {
        let (minutes, seconds) = (milliseconds / 60_000, milliseconds / 1000 % 60)
        return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
    }

    var body: Body? {
        .list(of: chapters) { chapter in
            [
                "name": .string(chapter.name), "title": .string(chapter.title), "summary": .string(chapter.summary),
                "commands": .integer(chapter.steps.count), "seconds": .integer(start(of: chapter) / 1000),
            ]
        }
    }
}
