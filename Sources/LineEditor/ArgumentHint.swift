/// What a line asks for next, in grey behind it: `search TERM… [--types TYPES]`. It is read, and never becomes part of the line.
package struct ArgumentHint: Sendable, Equatable {
    package var text: String
    /// Whether it is shown although a line of the history goes on from here.
    package var comesFirst: Bool

    package init(_ text: String, comesFirst: Bool = false) {
        self.text = text
        self.comesFirst = comesFirst
    }
}
