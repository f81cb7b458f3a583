/// A part of a line with its style.
package struct ColoredText: Sendable, Equatable {
    package var text: String
    /// The parameters of Select Graphic Rendition (ECMA-48); nil for unstyled text.
    package var code: String?

    package init(_ text: String, code: String? = nil) {
        self.text = text
        self.code = code
    }
}
