extension Settings {
    /// The settings of the typed line and of the prompts.
    package struct Editing: Hashable, Sendable {
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

        init(from container: KeyedDecodingContainer<CodingKeys>) throws {
            prompt = try container.decodeIfPresent(String.self, forKey: .prompt) ?? prompt
            rightPrompt = try container.decodeIfPresent(String.self, forKey: .rightPrompt)
            hints = try container.decodeIfPresent(Bool.self, forKey: .hints) ?? hints
            highlight = try container.decodeIfPresent(Bool.self, forKey: .highlight) ?? highlight
            title = try container.decodeIfPresent(Bool.self, forKey: .title) ?? title
        }

        func encode(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
            try container.encode(prompt, forKey: .prompt)
            try container.encodeIfPresent(rightPrompt, forKey: .rightPrompt)
            try container.encode(hints, forKey: .hints)
            try container.encode(highlight, forKey: .highlight)
            try container.encode(title, forKey: .title)
        }
    }
}
