/// What a terminal can show beside text, as far as it says so in the environment. Nothing is asked of the terminal itself: the answer would have
/// to be waited for, and would stand among the keys that are typed.
package struct TerminalFeatures: Hashable, Sendable {
    /// The best that it has for pictures.
    package var pictures: PictureMeans?
    /// Whether text can be a link (OSC 8).
    package var hasLinks = false

    /// A terminal that has neither.
    package init() {}

    /// - Parameter variable: the value of an environment variable.
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

    /// Whether it has 256 colours or more, as far as its names tell: `xterm-256color`.
    package static func hasPalette(_ variable: (String) -> String?) -> Bool {
        // A search for a part of a text, the first of a process, is a twentieth of a start.
        !(variable("COLORTERM") ?? "").isEmpty
            || (variable("TERM") ?? "").split { $0 == "-" || $0 == "+" }.contains("256color")
    }

    /// Which program the terminal is, where it is one that is known to have more than characters.
    private enum Program {
        case kitty, ghostty, wezterm, iterm, foot, contour, mlterm, konsole, vte, vscode, windows, alacritty, tmux
        /// One that says nothing of itself, or is known for nothing.
        case other

        init(_ variable: (String) -> String?) {
            func has(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
            func version(_ name: String) -> Int { Int((variable(name) ?? "").prefix { $0.isNumber }) ?? 0 }
            let term = variable("TERM") ?? ""
            let program = variable("TERM_PROGRAM") ?? ""
            // What is inherited from the terminal around it does not hold within a multiplexer.
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

        /// Whether a text such as `3.4a` or `next-3.5` is a version or a later one.
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
