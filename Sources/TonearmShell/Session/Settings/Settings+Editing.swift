extension Settings {
    /// The settings of the typed line and of the prompts.
    package struct Editing: Hashable, Sendable, Codable {
        /// The name of a prompt format, or a format that the user wrote.
        package var prompt = "long"
        /// The right-hand prompt; nil for the one that belongs to the prompt.
        package var rightPrompt: String?
        /// Whether gray hints are shown.
        package var hints = true
        /// Whether the typed line is colored.
        package var highlight = true
        /// Whether the terminal's title shows the session's place.
        package var title = false

        package init() {}
    }
}
