import LineEditor
import Transcript

/// The name of a lesson, or its file.
struct LessonName: TextArgument {
    let text: String

    static let placeholder = "LESSON"
    static let example = "tour"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let library = LessonLibrary(folder: context.memory.lessonFolder, language: nil)
        let files = context.typed.isEmpty ? [] : FilePath.candidates(in: context)
        return library.entries.map {
            Candidate($0.name, description: (try? $0.transcript().header?.goal) ?? "")
        } + files
    }

    static func stemStart(of typed: String) -> String.Index { FilePath.stemStart(of: typed) }
}

/// The name of a learner.
struct LearnerName: TextArgument {
    let text: String

    static let placeholder = "LEARNER"
    static let example = "ada"
}

/// A language tag.
struct LanguageName: TextArgument {
    let text: String

    static let placeholder = "LANGUAGE"
    static let example = "ja"
}
