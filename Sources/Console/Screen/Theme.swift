/// The colours of styles on a terminal's background.
package enum Theme: String, CaseIterable, Hashable, Sendable, Codable {
    /// The terminal's own palette, as the user configured it.
    case auto
    case dark
    case light

    /// Returns Select Graphic Rendition parameters (ECMA-48); nil for unstyled text. Colour never adds information to
    /// the words.
    ///
    /// The colours of `dark` and `light` have a contrast of at least 4.5 to 1 with black and white (WCAG 2, AA), by
    /// xterm's values of the 16 colours. Green, yellow and grey are too pale on white there, so blue and magenta
    /// replace them.
    /// - Parameter hasManyColors: whether the terminal has 256 colours.
    package func code(of style: StyledText.Style, hasManyColors: Bool) -> String? {
        if case .cell(let colors) = style { return colors.code }
        return switch (self, hasManyColors) {
        case (.auto, _): Self.own(style)
        case (.dark, true): Self.onDark(style)
        case (.dark, false): Self.onDarkOfSixteen(style)
        case (.light, true): Self.onLight(style)
        case (.light, false): Self.onLightOfSixteen(style)
        }
    }

    private static func own(_ style: StyledText.Style) -> String? {
        switch style {
        case .plain, .cell, .drawing, .skipped: nil
        case .strong: "1"
        case .faint: "2"
        case .hint, .comment: "90"
        case .command: "36"
        case .call, .option: "35"
        case .on, .variable, .row: "32"
        case .error, .off: "31"
        case .warning, .quoted: "33"
        }
    }

    private static func onDark(_ style: StyledText.Style) -> String? {
        switch style {
        case .plain, .cell, .drawing, .skipped: nil
        case .strong: "1"
        case .faint, .hint, .comment: "38;5;245"
        case .command: "38;5;80"
        case .call: "38;5;141"
        case .on: "38;5;77"
        case .error, .off: "38;5;203"
        case .warning: "38;5;179"
        case .quoted: "38;5;186"
        case .option: "38;5;147"
        case .variable: "38;5;114"
        case .row: "38;5;215"
        }
    }

    private static func onDarkOfSixteen(_ style: StyledText.Style) -> String? {
        switch style {
        case .plain, .cell, .drawing, .skipped: nil
        case .strong: "1"
        case .faint, .hint, .comment: "90"
        case .command: "36"
        case .call, .option: "95"
        case .on, .variable: "32"
        case .error, .off: "91"
        case .warning, .quoted: "33"
        case .row: "93"
        }
    }

    private static func onLight(_ style: StyledText.Style) -> String? {
        switch style {
        case .plain, .cell, .drawing, .skipped: nil
        case .strong: "1"
        case .faint, .hint, .comment: "38;5;242"
        case .command: "38;5;24"
        case .call: "38;5;91"
        case .on, .variable: "38;5;22"
        case .error, .off: "38;5;160"
        case .warning, .quoted: "38;5;94"
        case .option: "38;5;55"
        case .row: "38;5;130"
        }
    }

    private static func onLightOfSixteen(_ style: StyledText.Style) -> String? {
        switch style {
        case .plain, .cell, .drawing, .skipped, .faint, .comment: nil
        case .strong: "1"
        case .hint, .command, .on, .option, .row: "34"
        case .call, .warning, .quoted, .variable: "35"
        case .error, .off: "31"
        }
    }
}
