package import TonearmLineEditor
import TonearmTranscripts

/// A text that is the name of a file.
package protocol FileNameArgument: TextArgument {
    /// The named thing in messages, such as `session`.
    static var noun: String { get }
}

extension FileNameArgument {
    package var flaw: String? {
        if SessionStore.isName(text) { return nil }
        return "'\(text)' is not a name for a \(Self.noun): use letters, digits, '-', '_' and '.'."
    }
}

/// The name of a saved session.
package struct SessionName: FileNameArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let noun = "session"
    package static let traits = ArgumentTraits(placeholder: "SESSION", example: "demo")

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        context.memory.savedSessions().map { Candidate($0) }
    }
}

/// The name of a variable, existing or new.
struct VariableName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "NAME", example: "id")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.session.variables.sorted { $0.key < $1.key }.map { Candidate($0.key, description: $0.value) }
    }
}

package struct ProfileName: FileNameArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let noun = "profile"
    package static let traits = ArgumentTraits(placeholder: "PROFILE", example: "work")

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        context.memory.savedProfiles().map { Candidate($0) }
    }
}

/// The name of an alias, existing or new.
struct AliasName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "NAME", example: "born")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.session.aliases.sorted { $0.key < $1.key }.map { Candidate($0.key, description: $0.value) }
    }
}

/// The line that an alias expands to.
struct AliasLine: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "= LINE", example: "= open albums/310730204")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        // An equals sign must precede the line.
        context.words.count > 1 ? [] : [Candidate("=", description: "then the line of the alias")]
    }
}

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
