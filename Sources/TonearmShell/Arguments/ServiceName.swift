package import LineEditor
import MusicWorld

/// A service by its name, the address of a server, or a recording.
package struct ServiceName: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let traits = ArgumentTraits(placeholder: "SERVICE", example: "simulator")

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        let prefix = ServiceAddress.recordingPrefix
        if context.typed.hasPrefix(prefix) {
            let inner = context.typing(String(context.typed.dropFirst(prefix.count)))
            // If nothing of the path is typed, the candidates replace the whole word.
            let isStart = stemStart(of: context.typed) == context.typed.startIndex
            return FilePath.candidates(in: inner).map { file in
                isStart
                    ? Candidate(prefix + file.text, description: file.description, continues: file.continues) : file
            }
        }
        return [
            Candidate("simulator", description: "the one that is part of the program"),
            Candidate("live", description: "Apple's, at api.music.apple.com"),
            Candidate("https://", description: "any other, by its address", continues: true),
            Candidate("http://127.0.0.1:8502", description: "what 'tonearm serve' serves on this machine"),
            Candidate(prefix, description: "a recording, by its file", continues: true),
        ]
    }

    package static func stemStart(of typed: String) -> String.Index {
        typed.hasPrefix(ServiceAddress.recordingPrefix) ? typed.startIndexOfStem(after: ["/"]) : typed.startIndex
    }
}
