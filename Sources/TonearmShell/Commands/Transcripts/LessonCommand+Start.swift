import AppleMusicAPI
import Console
import Transcript

/// Beginning lessons, and telling of them.
extension LessonCommand {
    func start(_ shell: Shell) throws -> any View {
        let entry = try library(shell).lesson(name)
        let store = shell.environment.store.map { LessonStore(folder: $0.folder, learner: learner?.text) }
        if let teaching = shell.teaching, teaching.entry == entry, !fresh {
            throw Failure(
                "Cannot start '\(name)'", "this lesson goes on",
                next: "'lesson again' begins the task again, 'lesson start \(name) --fresh' the lesson.")
        }
        // A recording has to be the same for whoever runs it again, so nobody is in the middle of a lesson there.
        let known = fresh || shell.recording != nil ? nil : store?.progress(in: entry)
        let seed = known?.seed ?? shell.environment.seed()
        let author = shell.author(ofFile: trust)
        let (lesson, session) = try read(entry, seed: seed)
        if let known, !known.isFinished, let run = LessonRun(lesson, continuing: known),
            let sessions = store?.session(of: entry)
        {
            shell.beginTeaching(
                entry, run, learner: learner?.text, author: author, session: sessions.begun, actions: run.goOn())
            shell.resume(in: sessions.now)
            return Message.prose([.strong("\(lesson.title), where you were")])
        }
        let run = LessonRun(lesson, name: entry.name, seed: seed)
        shell.beginTeaching(
            entry, run, learner: learner?.text, author: author, session: session, actions: run.begin())
        return Message.none
    }

    /// A lesson, and the session in which it begins.
    private func read(_ entry: LessonEntry, seed: UInt64) throws -> (Lesson, Session) {
        do {
            let lesson = try Lesson(try entry.transcript(), seed: seed)
            if let flaw = lesson.flaws(where: SessionValues.knows).first {
                throw Failure(
                    "Cannot start '\(entry.name)'", "\(flaw.sentence), so nobody could pass it",
                    next: "'lesson check \(entry.name)' lists all that is wrong, 'lesson paths' what there is.")
            }
            let path = FileSystem.absolute(entry.file)
            let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
            return (lesson, try SessionStart(lesson.transcript.header, folder: folder).session())
        } catch let error as TranscriptError {
            throw Failure(error.what, error.why, next: error.next)
        } catch let problem as PerformanceProblem {
            throw Failure("Cannot start '\(entry.name)'", problem.why, next: problem.next)
        }
    }

    func list(_ shell: Shell, onlyBegun: Bool = false) throws -> any View {
        let learner = learner?.text ?? shell.teaching?.learner
        let store = shell.environment.store.map { LessonStore(folder: $0.folder, learner: learner) }
        let rows = library(shell).entries.map { entry in
            LessonRow(entry: entry, header: try? entry.transcript().header, progress: store?.progress(in: entry))
        }
        return LessonList(rows: onlyBegun ? rows.filter { $0.progress != nil } : rows)
    }
}

extension Shell {
    /// The session of a lesson as it was when the learner left, after the task that is on was begun in an earlier one.
    fileprivate func resume(in session: Session) {
        let begun = snapshot
        begin(with: session)
        teaching?.begun = begun
        teaching?.isResumed = true
    }
}

struct LessonRow: Sendable {
    let entry: LessonEntry
    let header: Transcript.Header?
    let progress: LessonProgress?

    var title: String { header?.title ?? entry.name }

    /// `2 of 5`, `done`; empty for a lesson that was not begun.
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
            return [.faint("No lesson was begun. ") + .command("lesson start tour") + .faint(" takes three minutes.")]
        }
        let table = Table(
            headings: [
                Table.Heading(title: "Name", weight: 9, isFlexible: false, style: .command),
                Table.Heading(title: "Lesson", weight: 8),
                Table.Heading(title: "Minutes", weight: 3), Table.Heading(title: "Passed", weight: 4),
            ],
            rows: rows.map { [$0.entry.name, $0.title, $0.header?.minutes.map(String.init) ?? "", $0.state] })
        let count = "\(rows.count) lesson\(rows.count == 1 ? "" : "s"); lesson start NAME"
        return table.lines(in: frame) + [.faint(count)]
    }

    var body: Body? {
        .json(
            .array(
                rows.map { row in
                    let progress = row.progress
                    return [
                        "name": .string(row.entry.name), "title": .string(row.title),
                        "language": (row.header?[.language] ?? row.entry.language).map(JSON.string) ?? .null,
                        "minutes": row.header?.minutes.map(JSON.integer) ?? .null,
                        "tasks": progress.map { .integer($0.records.count) } ?? .null,
                        "passed": progress.map { .integer($0.count(.passed)) } ?? .null,
                        "skipped": progress.map { .integer($0.count(.skipped)) } ?? .null,
                    ]
                }))
    }
}
