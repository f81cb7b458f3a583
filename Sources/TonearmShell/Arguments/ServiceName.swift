import ArgumentParser
package import LineEditor

/// Which service answers: a word, or the address of a server.
package struct ServiceName: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let placeholder = "SERVICE"
    package static let example = "simulator"

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        [
            Candidate("simulator", description: "the one that is part of the program"),
            Candidate("live", description: "Apple's, at api.music.apple.com"),
            Candidate("https://", description: "any other, by its address", continues: true),
            Candidate("http://127.0.0.1:8502", description: "what 'tonearm serve' serves on this machine"),
        ]
    }
}
