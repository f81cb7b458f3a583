package import TonearmConsole
package import TonearmLineEditor

/// A prompt by its name or its format.
struct PromptName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "short|long|full|off|FORMAT", example: "short")

    static var candidates: [Candidate] {
        PromptFormat.named.map { Candidate($0.name, description: $0.summary) } + PromptParts.candidates
    }

    static func stemStart(of typed: String) -> String.Index { PromptParts.stemStart(of: typed) }
}

/// A right-hand prompt by its name or its format.
struct RightPromptName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "auto|short|long|full|off|FORMAT", example: "off")

    static var candidates: [Candidate] {
        [Candidate("auto", description: "what belongs to the prompt")] + PromptName.candidates
    }

    static func stemStart(of typed: String) -> String.Index { PromptParts.stemStart(of: typed) }
}

/// The placeholders of a prompt's format, for completion.
private enum PromptParts {
    static var candidates: [Candidate] {
        PromptFormat.Part.allCases.map { Candidate("%\($0.rawValue)", description: $0.summary, continues: true) }
    }

    static func stemStart(of typed: String) -> String.Index { typed.lastIndex(of: "%") ?? typed.startIndex }
}

extension Theme: CompletableArgument {
    package static let candidates = [
        Candidate("auto", description: "the terminal's own colours"),
        Candidate("dark", description: "for a dark background"),
        Candidate("light", description: "for a light background"),
    ]
}
