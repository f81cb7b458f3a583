/// The colors of styles on a terminal's background.
package enum Theme: String, CaseIterable, Hashable, Sendable, Codable {
    /// The terminal's own palette, as the user configured it.
    case auto
    case dark
    case light

    /// Returns Select Graphic Rendition parameters (ECMA-48); nil for unstyled text. Color never adds information to
    /// the words.
    ///
    /// The colors of `dark` and `light` have a contrast of at least 4.5 to 1 with black and white (WCAG 2, AA), by
    /// xterm's values of the 16 colors. Green, yellow and grey are too pale on white there, so blue and magenta
    /// replace them.
    /// - Parameter hasManyColors: whether the terminal has 256 colors.
    package func code(of style: StyledText.Style, hasManyColors: Bool) -> String? {
        if case .strong = style { return "1" }
        if case .cell(let colors) = style { return colors.code }
        let codes = Self.codes(style)
        return switch (self, hasManyColors) {
        case (.auto, _): codes.own
        case (.dark, true): codes.dark.map { "38;5;\($0)" }
        case (.dark, false): codes.darkOfSixteen
        case (.light, true): codes.light.map { "38;5;\($0)" }
        case (.light, false): codes.lightOfSixteen
        }
    }

    /// The codes of a style: on the terminal's own palette, and on a dark and a light background with 256 or 16
    /// colors. The 256 colors are numbers.
    private typealias Codes = (
        own: String?, dark: Int?, darkOfSixteen: String?, light: Int?, lightOfSixteen: String?
    )

    private static func codes(_ style: StyledText.Style) -> Codes {
        switch style {
        case .plain, .strong, .cell, .drawing, .skipped: (nil, nil, nil, nil, nil)
        case .faint: ("2", 245, "90", 242, nil)
        case .comment: ("90", 245, "90", 242, nil)
        case .hint: ("90", 245, "90", 242, "34")
        case .command: ("36", 80, "36", 24, "34")
        case .call: ("35", 141, "95", 91, "35")
        case .option: ("35", 147, "95", 55, "34")
        case .on: ("32", 77, "32", 22, "34")
        case .variable: ("32", 114, "32", 22, "35")
        case .row: ("32", 215, "93", 130, "34")
        case .error, .off: ("31", 203, "91", 160, "31")
        case .warning: ("33", 179, "33", 94, "35")
        case .quoted: ("33", 186, "33", 94, "35")
        }
    }
}
