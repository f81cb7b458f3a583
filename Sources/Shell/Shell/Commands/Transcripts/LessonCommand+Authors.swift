import AppleMusicAPI
import TonearmConsole
import TonearmSystem
import TonearmTranscripts

/// The forms for authors of lessons.
extension LessonCommand {
    struct Show: LessonForm {
        @Required var name: LessonName
        var language = LessonLanguageOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The name or the file of the lesson.")
            fields.group(&language)
        }

        mutating func run(in context: some LessonContext) throws -> any View {
            let name = name.text
            let entry = try language.lesson(name, of: context)
            do {
                let text = String(decoding: try entry.bytes(), as: UTF8.self)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                let shown = lines.last == "" ? lines.dropLast() : lines
                return Message.verbatim(shown.map { StyledText($0) }, value: .string(text))
            } catch let problem as PerformanceProblem {
                throw Failure("Cannot show '\(name)'", problem.why, next: problem.next)
            }
        }
    }

    struct Check: LessonForm {
        var names: [LessonName] = []
        var language = LessonLanguageOption()
        var trust = TrustOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.arguments(&names, "The names or files of the lessons; without any, all are checked.")
            fields.group(&language)
            fields.group(&trust)
        }

        mutating func run(in context: some LessonCheckContext) async throws -> any View {
            let entries =
                try names.isEmpty
                ? language.library(of: context).entries : names.map { try language.lesson($0.text, of: context) }
            var results: [LessonCheckView.Result] = []
            for entry in entries {
                try Task.checkCancellation()
                try context.progress("\(results.count) of \(entries.count) …")
                results.append(await context.check(entry, isTrusted: trust.trust))
            }
            return LessonCheckView(results: results)
        }
    }

    struct New: LessonForm, NamingAction {
        @Required var name: NewName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_name, "The name of the lesson.") }

        mutating func run(in context: some LessonContext) throws -> any View {
            let name = name.text
            guard SessionStore.isName(name), !name.contains(".") else {
                throw Failure.usage(
                    "Cannot make the lesson '\(name)'", "this is not a name for a lesson",
                    next: "Use letters, digits, '-' and '_'.")
            }
            guard let folder = context.lessonFolder else {
                throw Failure(
                    "Cannot make the lesson '\(name)'", "there is no folder for lessons",
                    next: "Set HOME or XDG_CONFIG_HOME.")
            }
            let path = "\(folder)/\(name).md"
            guard !FileSystem.exists(path) else {
                throw Failure(
                    "Cannot make the lesson '\(name)'", "there is one: \(path)", next: "Give it another name.")
            }
            if let error = PrivateFile.replace(path, with: Array(Self.skeleton(name).utf8)) {
                throw Failure("Cannot write '\(path)'", error.description)
            }
            return Message.prose([
                StyledText("Made \(path)"),
                .faint("Write in it with an editor; ") + .command("lesson check \(name)")
                    + .faint(" checks that it can be solved, ")
                    + .command("lesson paths") + .faint(" lists what a check can look at."),
            ])
        }

        /// Returns a template of a lesson, with every part that a lesson can have.
        private static func skeleton(_ name: String) -> String {
            """
            ---
            format: 1
            title: \(name)
            language: en
            minutes: 5
            ---
            # \(name)

            Say in a few sentences what this is about. A line `summary: …` in the header says for lists what a learner can do
            afterwards. A block shows something:

            ```tonearm
            > storefront jp
            jp Japan, answers in ja, explicit content allowed
            languages: ja, en-US
            ```

            ## Open an album

            Say what is to be reached, and not what is to be typed: open the album with the id 310730204.

            ```check
            check: focus is albums/310730204

            wrong: > open songs/310730204
            hint: That is a song's place. What you want is an album.

            hint: A resource is named by its type and its id, with a slash between.
            hint: Type `open albums/310730204`.
            ```

            ```tonearm
            > open albums/310730204
            ...
            ```

            Well done.

            """
        }
    }
}
