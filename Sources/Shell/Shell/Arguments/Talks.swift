import TonearmLineEditor
import TonearmTranscripts

/// The name of a built-in talk.
struct TalkName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TALK", example: "2017", isOrdered: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        Talk.all.map { Candidate($0.name, description: "\($0.goal), \($0.minutes) minutes") }
    }
}

/// The name of a chapter of the talk that the line names.
struct ChapterName: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "CHAPTER", example: "queue", isOrdered: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let talk = context.words.lazy.compactMap { try? Talk.named($0) }.first
        return talk?.transcript.chapters.map { Candidate($0.name, description: $0.summary) } ?? []
    }
}
