import LineEditor
import Transcript

/// The name of a lesson, or its file.
struct LessonName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "LESSON", example: "tour")

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
struct LearnerName: FileNameArgument {
    let text: String
    static let noun = "learner"

    static let traits = ArgumentTraits(placeholder: "LEARNER", example: "ada")
}

/// A language tag.
struct LanguageName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "LANGUAGE", example: "ja")
}
