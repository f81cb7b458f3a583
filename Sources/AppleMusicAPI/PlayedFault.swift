/// An injected fault that determined an answer.
package struct PlayedFault: Hashable, Sendable, Codable {
    /// The effect and the paths, in the syntax of `fault set` but without the count: `503 --on /v1/catalog`.
    package var text: String
    /// Whether the fault has reached its count and is removed.
    package var isOver: Bool

    package init(_ text: String, isOver: Bool = false) {
        self.text = text
        self.isOver = isOver
    }
}
