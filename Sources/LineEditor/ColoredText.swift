/// A part of a line, and how it looks.
package struct ColoredText: Sendable, Equatable {
    package var text: String
    /// Parameters of Select Graphic Rendition (ECMA-48); nil for text as it is.
    package var code: String?

    package init(_ text: String, code: String? = nil) {
        self.text = text
        self.code = code
    }
}
