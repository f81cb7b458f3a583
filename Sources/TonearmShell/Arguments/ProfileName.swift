package import LineEditor

/// The name of a profile.
package struct ProfileName: TextArgument {
    package let text: String

    package init(text: String) { self.text = text }

    package static let placeholder = "PROFILE"
    package static let example = "work"

    package static func candidates(in context: CompletionContext) -> [Candidate] {
        context.memory.savedProfiles().map { Candidate($0) }
    }
}
