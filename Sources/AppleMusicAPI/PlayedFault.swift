/// A fault that was set on purpose and made an answer.
package struct PlayedFault: Hashable, Sendable, Codable {
    /// The effect and where it applies, as `fault set` takes them, without how often: `503 --on /v1/catalog`.
    package var text: String
    /// Whether this was the last time that the fault was set for.
    package var isOver: Bool

    package init(_ text: String, isOver: Bool = false) {
        self.text = text
        self.isOver = isOver
    }
}
