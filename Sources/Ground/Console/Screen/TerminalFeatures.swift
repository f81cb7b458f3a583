/// The features of a terminal beside text, according to the environment. The terminal itself is not queried: its reply
/// would arrive among the typed keys, and waiting for it delays the start.
package struct TerminalFeatures: Hashable, Sendable {
    /// The best technique for pictures; nil without one.
    package var pictures: PictureMeans?
    /// Whether text can be a link (OSC 8).
    package var hasLinks = false

    /// Creates the features of a plain terminal.
    package init() {}

    /// - Parameter variable: returns the value of an environment variable.
    package init(_ variable: (String) -> String?) {
        let program = Program(variable)
        pictures = program.pictures ?? Self.characters(variable)
        hasLinks = program.hasLinks
    }

    private static func characters(_ variable: (String) -> String?) -> PictureMeans? {
        let term = variable("TERM") ?? ""
        if ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "") || term.hasSuffix("-direct") { return .blocks }
        return hasPalette(variable) ? .palette : nil
    }

    /// Returns whether the terminal has 256 colors or more, according to `COLORTERM` and `TERM` (`xterm-256color`).
    package static func hasPalette(_ variable: (String) -> String?) -> Bool {
        // The first substring search of a process takes a twentieth of the start, so split instead.
        !(variable("COLORTERM") ?? "").isEmpty
            || (variable("TERM") ?? "").split { $0 == "-" || $0 == "+" }.contains("256color")
    }

    /// A terminal program that is known to show more than characters.
    private enum Program {
        case kitty, ghostty, wezterm, iterm, foot, contour, mlterm, konsole, vte, vscode, windows, alacritty, tmux
        /// An unidentified terminal, or one that shows only characters.
        case other

        init(_ variable: (String) -> String?) {
            func has(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
            func version(_ name: String) -> Int { Int((variable(name) ?? "").prefix { $0.isNumber }) ?? 0 }
            let term = variable("TERM") ?? ""
            let program = variable("TERM_PROGRAM") ?? ""
            // Within a multiplexer, variables inherited from the outer terminal do not apply.
            if has("TMUX") || has("STY") || term.hasPrefix("screen") || term.hasPrefix("tmux") {
                self = program == "tmux" && Self.isAtLeast(3, 4, variable("TERM_PROGRAM_VERSION")) ? .tmux : .other
                return
            }
            switch (term, program) {
            case ("xterm-kitty", _): self = .kitty
            case ("xterm-ghostty", _), (_, "ghostty"): self = .ghostty
            case (_, "WezTerm"): self = .wezterm
            case (_, "iTerm.app"): self = Self.isAtLeast(3, 3, variable("TERM_PROGRAM_VERSION")) ? .iterm : .other
            case (_, "vscode"): self = .vscode
            case ("foot", _), ("foot-extra", _), ("foot-direct", _): self = .foot
            case ("contour", _), ("contour-direct", _): self = .contour
            case ("mlterm", _), ("mlterm-256color", _): self = .mlterm
            case ("alacritty", _), ("alacritty-direct", _): self = .alacritty
            case _ where has("KITTY_WINDOW_ID"): self = .kitty
            case _ where version("KONSOLE_VERSION") >= 220_400: self = .konsole
            case _ where version("VTE_VERSION") >= 5_000: self = .vte
            case _ where has("WT_SESSION"): self = .windows
            default: self = .other
            }
        }

        /// Returns whether a version such as `3.4a` or `next-3.5` is at least the given one.
        private static func isAtLeast(_ major: Int, _ minor: Int, _ text: String?) -> Bool {
            let numbers = (text ?? "").split { !$0.isNumber }.compactMap { Int($0) }
            guard let first = numbers.first else { return false }
            return first > major || first == major && (numbers.dropFirst().first ?? 0) >= minor
        }

        var pictures: PictureMeans? {
            switch self {
            case .kitty, .ghostty: .kitty
            case .wezterm, .iterm, .foot, .contour, .mlterm, .konsole: .sixel
            case .vte, .vscode, .windows, .alacritty, .tmux, .other: nil
            }
        }

        var hasLinks: Bool {
            switch self {
            case .kitty, .ghostty, .wezterm, .iterm, .foot, .contour, .konsole, .vte, .vscode, .windows, .alacritty,
                .tmux:
                true
            case .mlterm, .other: false
            }
        }
    }
}
