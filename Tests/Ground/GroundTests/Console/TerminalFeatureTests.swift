import Testing
import TonearmConsole

/// Tests detecting a terminal's features from its environment.
@Suite struct TerminalFeatureTests {
    struct Terminal: Sendable, CustomTestStringConvertible {
        var variables: [String: String]
        var pictures: PictureMeans?
        var hasLinks: Bool

        var testDescription: String {
            variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
        }
    }

    private static func terminal(
        _ variables: [String: String], _ pictures: PictureMeans?, links: Bool
    ) -> Terminal { Terminal(variables: variables, pictures: pictures, hasLinks: links) }

    static let terminals = [
        terminal([:], nil, links: false), terminal(["TERM": "xterm"], nil, links: false),
        terminal(["TERM": "linux"], nil, links: false),
        terminal(["TERM": "xterm-256color"], .palette, links: false),
        terminal(["TERM": "xterm-256color", "COLORTERM": "truecolor"], .blocks, links: false),
        terminal(["TERM": "xterm", "COLORTERM": "yes"], .palette, links: false),
        terminal(["TERM": "xterm-direct"], .blocks, links: false),
        terminal(["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"], .kitty, links: true),
        terminal(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty, links: true),
        terminal(["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty, links: true),
        terminal(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .sixel, links: true),
        terminal(["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0"], .sixel, links: true),
        terminal(["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.2.9"], nil, links: false),
        terminal(["TERM": "foot"], .sixel, links: true), terminal(["TERM": "contour"], .sixel, links: true),
        terminal(["TERM": "mlterm"], .sixel, links: false),
        terminal(["TERM": "xterm-256color", "KONSOLE_VERSION": "230800"], .sixel, links: true),
        terminal(["TERM": "xterm-256color", "KONSOLE_VERSION": "210400"], .palette, links: false),
        terminal(["TERM": "xterm-256color", "COLORTERM": "truecolor", "VTE_VERSION": "7200"], .blocks, links: true),
        terminal(["TERM": "xterm-256color", "VTE_VERSION": "4803"], .palette, links: false),
        terminal(["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], .palette, links: true),
        terminal(["TERM": "xterm-256color", "WT_SESSION": "0b1c"], .palette, links: true),
        terminal(["TERM": "alacritty", "COLORTERM": "truecolor"], .blocks, links: true),
        terminal(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .palette, links: false),
        // Within a multiplexer, inherited variables of the outer terminal are ignored.
        terminal(
            ["TERM": "tmux-256color", "TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1", "COLORTERM": "truecolor"], .blocks,
            links: false),
        terminal(
            ["TERM": "tmux-256color", "TMUX": "/tmp/x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"],
            .palette, links: true),
        terminal(
            ["TERM": "screen-256color", "TMUX": "/tmp/x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"],
            .palette, links: false),
        terminal(["TERM": "screen", "STY": "1.x", "VTE_VERSION": "7200"], nil, links: false),
        terminal(["TERM": "xterm-256color", "VTE_VERSION": "99999999999999999999"], .palette, links: false),
    ]

    @Test(arguments: terminals)
    func `a terminal has its known features`(terminal: Terminal) {
        let features = TerminalFeatures { terminal.variables[$0] }
        #expect(features.pictures == terminal.pictures)
        #expect(features.hasLinks == terminal.hasLinks)
    }
}
