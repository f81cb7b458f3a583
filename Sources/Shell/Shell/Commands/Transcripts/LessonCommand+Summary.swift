import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts

extension LessonCommand {
    /// The summary of a learner's lessons, for a teacher.
    struct Summary: LessonForm, NamingAction {
        var file: FilePath?
        var learner = LearnerOption()
        var language = LessonLanguageOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.argument(
                &file, "The file to write, as \(SummaryFormats.listOfEndings); without it, the record is printed.")
            fields.group(&learner)
            fields.group(&language)
        }

        mutating func run(in context: some LessonContext) throws -> any View {
            let format = try file.map(Self.format) ?? MarkdownSummary()
            let summary = try begunLessons(context)
            let text = format.text(of: summary)
            guard let file else {
                return Message.verbatim(
                    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
                        StyledText(String($0))
                    }, value: summary.json)
            }
            try FileSink.write(Array(text.utf8), to: file.text)
            let count = summary.lessons.count
            return Message.prose([
                StyledText("Wrote the summary of \(count) lesson\(count == 1 ? "" : "s") to \(file).")
            ])
        }

        /// Returns the format for a file name extension; Markdown if there is none.
        /// - Throws: `Failure` if no format has the extension.
        private static func format(of file: FilePath) throws(Failure) -> any SummaryFormat {
            guard let ending = file.ending else { return MarkdownSummary() }
            if let format = SummaryFormats.format(withEnding: ending) { return format }
            throw Failure.usage(
                "Cannot write '\(file)'", "no summary has the ending '.\(ending)'",
                next: "End it with \(SummaryFormats.listOfUses).")
        }

        /// - Throws: `Failure` if no lesson was begun.
        private func begunLessons(_ context: any LessonContext) throws(Failure) -> LessonSummary {
            let learner = learner.name(in: context)
            let store = context.stateFolder.map { LessonStore(folder: $0, learner: learner) }
            var kept = store?.all ?? LessonStore.Kept()
            if let teaching = context.teaching, teaching.learner == learner {
                kept.progress[teaching.entry.key] = teaching.run.progress
            }
            for name in kept.unreadable { context.note("the progress in '\(name)' cannot be read, and is left out") }
            guard !kept.progress.isEmpty else {
                throw Failure(
                    "Cannot write a summary", learner.map { "'\($0)' has begun no lesson" } ?? "no lesson was begun",
                    next: "'lesson start tour' begins one; add '--learner NAME' for another learner.")
            }
            return LessonSummary(
                learner: learner, date: Timestamp.day(context.systemSeconds),
                lessons: Self.parts(kept.progress, in: try language.library(of: context), titled: language.isGiven))
        }

        /// Returns the lessons in the order of the list, followed by lessons that are not in it.
        /// - Parameter isTitled: whether titles are in the language of the library instead of the language in which the
        ///   lesson was begun.
        private static func parts(
            _ progress: [String: LessonProgress], in library: LessonLibrary, titled isTitled: Bool
        ) -> [LessonSummary.Part] {
            let order = library.entries.map(\.name)
            let parts = progress.map { key, progress in
                (place: place(of: key, order), part: part(key, progress, library, isTitled))
            }
            return parts.sorted { ($0.place, $0.part.progress.lesson) < ($1.place, $1.part.progress.lesson) }
                .map(\.part)
        }

        private static func place(of key: String, _ order: [String]) -> Int {
            order.firstIndex { key == "lesson-\($0)" || key.hasPrefix("lesson-\($0).") } ?? order.count
        }

        private static func part(
            _ key: String, _ progress: LessonProgress, _ library: LessonLibrary, _ isTitled: Bool
        ) -> LessonSummary.Part {
            let listed = try? library.lesson(progress.lesson)
            let begun = library.all.first { $0.key == key }
            let entry = isTitled ? listed ?? begun : begun ?? listed
            let header = entry.flatMap { try? $0.transcript() }.map(\.header)
            return LessonSummary.Part(
                title: (header ?? nil)?.title ?? progress.lesson, progress: progress,
                day: progress.changed.map { Timestamp.day($0) }, isGone: header == nil)
        }
    }
}

extension LessonSummary {
    fileprivate var json: JSON {
        [
            "learner": learner.map(JSON.string) ?? .null, "date": .string(date),
            "lessons": .array(
                lessons.map { part in
                    [
                        "lesson": .string(part.progress.lesson), "title": .string(part.title),
                        "day": part.day.map(JSON.string) ?? .null, "finished": .bool(part.progress.isFinished),
                        "tasks": .array(part.progress.records.map(Self.json)),
                    ]
                }),
        ]
    }

    private static func json(_ record: LessonProgress.Record) -> JSON {
        [
            "task": .string(record.title), "result": .string(record.state.word), "tries": .integer(record.tries),
            "hints": .integer(record.hints.count),
        ]
    }
}
