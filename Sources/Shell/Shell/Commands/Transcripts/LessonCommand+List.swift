import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts

/// The forms that show progress.
extension LessonCommand {
    struct List: LessonForm {
        var learner = LearnerOption()
        var language = LessonLanguageOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.group(&learner)
            fields.group(&language)
        }

        var givesName: Bool { learner.isGiven }

        mutating func run(in context: some LessonContext) throws -> any View { LessonList(rows: try rows(in: context)) }

        func rows(in context: any LessonContext) throws -> [LessonRow] {
            let store = context.stateFolder.map {
                LessonStore(folder: $0, learner: learner.name(in: context))
            }
            return try language.library(of: context).entries.map { entry in
                LessonRow(
                    entry: entry, header: try? entry.transcript().header, progress: store?.progress(in: entry))
            }
        }
    }

    struct Progress: LessonForm {
        var lessons = List()

        mutating func visit(_ fields: inout FieldVisitor) { fields.group(&lessons) }

        var givesName: Bool { lessons.givesName }

        mutating func run(in context: some LessonContext) throws -> any View {
            LessonList(rows: try lessons.rows(in: context).filter { $0.progress != nil })
        }
    }
}

struct LessonRow: Sendable {
    let entry: LessonEntry
    let header: Transcript.Header?
    let progress: LessonProgress?

    var title: String { header?.title ?? entry.name }
    var goal: String { header?.goal ?? entry.name }

    /// The state, such as `2 of 5` or `done`; empty if the lesson was not begun.
    var state: String {
        guard let progress else { return "" }
        let passed = progress.count(.passed)
        return progress.isFinished && passed == progress.records.count
            ? "done" : "\(passed) of \(progress.records.count)"
    }
}

struct LessonList: View {
    let rows: [LessonRow]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        guard !rows.isEmpty else {
            return [
                .faint("No lesson was begun. ") + .command("lesson start tour")
                    + .faint(" teaches to find, open and follow an album.")
            ]
        }
        let table = Table(
            headings: [
                Table.Heading(title: "Name", weight: 9, isFlexible: false, style: .command),
                Table.Heading(title: "What you learn", weight: 8),
                Table.Heading(title: "Minutes", weight: 3), Table.Heading(title: "Passed", weight: 4),
            ],
            rows: rows.map { [$0.entry.name, $0.goal, $0.header?.minutes.map(String.init) ?? "", $0.state] })
        let count = "\(rows.count) lesson\(rows.count == 1 ? "" : "s"); lesson start NAME"
        return table.lines(in: frame) + [.faint(count)]
    }

    var body: Body? {
        .list(of: rows) { row in
            let progress = row.progress
            return [
                "name": .string(row.entry.name), "title": .string(row.title), "goal": .string(row.goal),
                "language": (row.header?[.language] ?? row.entry.language).map(JSON.string) ?? .null,
                "minutes": row.header?.minutes.map(JSON.integer) ?? .null,
                "tasks": progress.map { .integer($0.records.count) } ?? .null,
                "passed": progress.map { .integer($0.count(.passed)) } ?? .null,
                "skipped": progress.map { .integer($0.count(.skipped)) } ?? .null,
            ]
        }
    }
}
