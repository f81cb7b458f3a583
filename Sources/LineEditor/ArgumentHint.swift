/// A grey hint after the line about the next arguments: `search TERM… [--types TYPES]`. It cannot be accepted into the
/// line.
package struct ArgumentHint: Sendable, Equatable {
    package var text: String
    /// Whether it takes precedence over a suggestion from the history.
    package var comesFirst: Bool

    package init(_ text: String, comesFirst: Bool = false) {
        self.text = text
        self.comesFirst = comesFirst
    }
}
