import Console

/// A line that was typed, and the number under which it can be called again.
package struct PastLine: Hashable, Sendable {
    /// From 1, and the same as long as the program runs.
    package var number: Int
    package var text: String

    package init(number: Int, text: String) {
        self.number = number
        self.text = text
    }
}

extension Failure {
    static func noLine(_ number: Int) -> Failure {
        Failure(
            "Cannot find the line \(number)", "the history has no line of this number",
            next: "Type 'history' to see the numbers.")
    }
}
