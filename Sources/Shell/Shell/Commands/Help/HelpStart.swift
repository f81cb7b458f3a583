import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// The first page of help: five things to do, the way of an app, and the usual commands by group. The whole list is a
/// page further.
struct HelpStart: View {
    /// The word after `help` for the list of all commands.
    static let wholeList = "commands"

    /// Lines that work one after the other in a new session.
    static let first: [(line: String, text: String)] = [
        ("search ella mai", "find artists, albums and songs"),
        ("open 2", "show a row by its number, here an album"),
        ("follow tracks", "go on to what belongs to it; 'back' returns"),
        ("request --as swift", "show the last request, here as code"),
        ("storefront jp", "ask the catalog of another country; 'undo' takes it back"),
    ]

    /// Lines that go on from there.
    static let app: [(line: String, text: String)] = [
        ("authorize", "ask for consent, and get a user token"),
        ("play 1", "play a row; 'queue' shows what comes next"),
        ("account lapse", "end the subscription; 'offer' then shows a new one"),
    ]

    /// The commands of the list that are not on this page.
    static let others: Set<String> = [
        "activities", "apple-curators", "curators", "record-labels", "station-genres", "stations", "storefronts",
        "music-videos", "itunes", "similar", "popular", "suggest", "previous", "forward", "put", "patch", "folder",
        "rating", "heavy-rotation", "replay", "recommendations", "app", "world", "attach", "detach", "clock", "profile",
        "har", "watch", "music", "class", "let", "alias", "time", "edit", "source", "clear", "version", "doctor",
        "catalog", "capabilities", "remote", "redo", "status", "note", "diff", "locale", "post", "delete",
    ]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let groups = CommandGroup.allCases.flatMap { group -> [StyledText] in
            let names = group.commands.map { $0.name }.filter { !Self.others.contains($0) }
            return NameRow(name: group.rawValue, names: names).lines(in: frame)
        }
        let more =
            StyledText.command("help \(Self.wholeList)") + .faint(" lists all \(CommandTable.all.count) commands, ")
            + .command("help WORD") + .faint(" explains a command, a task, an error or any word.")
        return [.strong("Five things to begin with")] + Self.rows(Self.first, in: frame)
            + [.strong("As an app does")] + Self.rows(Self.app, in: frame) + groups
            + Wrapping.lines(of: more, width: frame.width)
    }

    private static func rows(_ rows: [(line: String, text: String)], in frame: Screen.Frame) -> [StyledText] {
        rows.flatMap { row -> [StyledText] in
            let start = StyledText("  ") + .command(row.line)
            let room = frame.width - column - 2
            guard room >= 20 else {
                return [start]
                    + Wrapping.lines(of: row.text, width: max(frame.width - 4, 20)).map { StyledText("    " + $0) }
            }
            let texts = Wrapping.lines(of: row.text, width: room)
            return texts.enumerated().map { index, text in
                index == 0
                    ? start + StyledText(.spaces(max(column - row.line.count, 0))) + StyledText(text)
                    : StyledText(.spaces(column + 2) + text)
            }
        }
    }

    /// The width of the first column.
    private static let column = 20

    var body: Body? { .json(CommandHelp.list) }
}
