import TonearmConsole

/// A typed line with its number in the history.
package struct PastLine: Hashable, Sendable {
    /// One-based; stable for the life of the process.
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
