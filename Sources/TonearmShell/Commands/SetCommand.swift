import AppleMusicSimulator
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct SetCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "set", "Show or change settings: how the shell looks, and how it asks.",
        discussion: """
            At a terminal, answers of more than one and a half screens go through $PAGER, or 'less -FRX', which 'q' and Ctrl-C leave and \
            which starts no programs; never in lessons, performances and recordings. 'pager always' sends every answer there. The catalog is 'built-in', or a file \
            that 'catalog generate' or 'catalog import' made. 'retries' says how often a read is tried again when the service answers 429 or \
            503: 0 to 10. 'get' is never tried again, nor is what changes something. 'era 2017' plays the service as the talk of 2017 shows \
            it: artists without pictures, storefronts with fewer languages, older error texts. 'hints off' hides what stands in grey behind \
            the line: what a command takes, and the line of the history that begins so. 'highlight off' shows the line that is typed in one \
            colour; else an unknown command is red, and options, quotes, $names, rows and comments are told apart. A prompt's format is text, \
            in quotes, with parts: \(PromptFormat.Part.list). 'prompt-right auto' goes with the prompt. With 'artwork auto', 'links auto' and \
            'dates auto', a person who types at a terminal sees the simulator's covers, by the best that the terminal is known to have, links, \
            and days as the locale has them; scripts, pipes and recordings have none of them. The pictures of other services are not fetched. \
            With 'keyring auto' tokens that you bring are kept in the keyring of a desktop that has one, which libsecret's secret-tool asks; \
            elsewhere, and with 'off', in files for you alone.
            """)
    static let group = CommandGroup.session
    static let examples = [
        "set", "set output json", "set width 100", "set width auto", "set pager off", "set pager auto",
        "set catalog built-in", "set retries 0", "set era 2017", "set era today", "set hints off", "set hints on",
        "set highlight off", "set highlight on",
        "set plain on", "set plain off",
        "set theme dark", "set prompt short", "set prompt full", "set prompt '%s %n %c> '", "set prompt-right '%C'",
        "set prompt long",
        "set prompt-right auto", "set vocabulary musickit", "set vocabulary both",
        "set artwork off", "set artwork auto", "set links off", "set links auto", "set dates iso", "set dates auto",
        "set keyring off", "set keyring auto",
    ]

    static let forms = [
        Form("", "Show all settings."),
        Form("output", [.optional(Output.self)], "How answers are shown."),
        Form("color", [.optional(Settings.Color.self)], "When to colour."),
        Form("width", [.optional(WidthName.self)], "Columns of tables; 'auto' takes the terminal's."),
        Form(
            "pager", [.optional(Settings.Pager.self)],
            "Whether answers of more than one and a half screens go through a pager."),
        Form("catalog", [.optional(CatalogName.self)], "The catalog that answers: 'built-in', or a file."),
        Form("era", [.optional(Era.self)], "The time whose service is played: 2017 or today."),
        Form("retries", [.optional(RetryCount.self)], "How often a read is tried again when the service is busy."),
        Form("plain", [.optional(OnOff.self)], "One fact a line, nothing drawn, no colours: for screen readers."),
        Form("hints", [.optional(OnOff.self)], "What can follow, in grey behind the line that is typed."),
        Form("highlight", [.optional(OnOff.self)], "Colours in the line that is typed; an unknown command is red."),
        Form("theme", [.optional(Theme.self)], "Colours that can be read on a dark or a light background."),
        Form(
            "prompt", [.optional(PromptName.self)],
            "What stands before the line: a name, or a format with %s, %f and others."),
        Form("prompt-right", [.optional(RightPromptName.self)], "What stands at the other end of the line."),
        Form("vocabulary", [.optional(Frameworks.self)], "Whose calls are shown: storekit, musickit or both."),
        Form("title", [.optional(OnOff.self)], "Where the session is, in the terminal's title."),
        Form("artwork", [.optional(Settings.Artwork.self)], "How the simulator's covers are drawn on a terminal."),
        Form("links", [.optional(Settings.Links.self)], "Whether names are links to their pages on the web."),
        Form("dates", [.optional(Settings.Dates.self)], "Whether days are written as in the locale."),
        Form(
            "keyring", [.optional(Settings.KeyringUse.self)],
            "Whether tokens of your own are kept in the desktop's keyring, where there is one."),
    ]

    @Argument(help: ArgumentHelp("A setting and its value.", valueName: "setting"), completion: .program) var words:
        [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    private enum Name: String {
        case output, color, width, pager, catalog, retries, era, hints, highlight, plain, theme, prompt, vocabulary,
            title
        case artwork, links, dates, keyring
        case rightPrompt = "prompt-right"
    }

    private var name: Name? { words.first.flatMap(Name.init) }
    private var value: String? { words.dropFirst().first }

    mutating func run(in shell: Shell) throws -> any View {
        guard let name else { return SessionLines.rows(SessionLines.settings(shell.session)) }
        if let value {
            if name == .catalog {
                try shell.use(catalog: value)
            } else if name == .era {
                try use(era: value, shell)
            } else {
                try change(name, to: value, &shell.session.settings)
            }
        }
        return SessionLines.rows(SessionLines.settings(shell.session).filter { $0.name == name.rawValue })
    }

    private func change(_ name: Name, to value: String, _ settings: inout Settings) throws(Failure) {
        switch name {
        case .output:
            settings.output = Output(rawValue: value) ?? settings.output
        case .color:
            settings.color = Settings.Color(rawValue: value) ?? settings.color
        case .width:
            if value == "auto" {
                settings.width = nil
            } else if let width = Int(value), Settings.widths.contains(width) {
                settings.width = width
            } else {
                throw refuse(name, value, ["auto", "\(Settings.widths.lowerBound) to \(Settings.widths.upperBound)"])
            }
        case .pager: settings.pager = Settings.Pager(rawValue: value) ?? settings.pager
        case .catalog, .era: break
        case .hints: settings.hints = value == "on"
        case .highlight: settings.highlight = value == "on"
        case .plain: settings.plain = value == "on"
        case .title: settings.title = value == "on"
        case .artwork: settings.artwork = Settings.Artwork(rawValue: value) ?? settings.artwork
        case .links: settings.links = Settings.Links(rawValue: value) ?? settings.links
        case .dates: settings.dates = Settings.Dates(rawValue: value) ?? settings.dates
        case .keyring: settings.keyring = Settings.KeyringUse(rawValue: value) ?? settings.keyring
        case .theme: settings.theme = Theme(rawValue: value) ?? settings.theme
        case .vocabulary: settings.vocabulary = Frameworks(rawValue: value) ?? settings.vocabulary
        case .prompt: settings.prompt = try promptFormat(value, name)
        case .rightPrompt: settings.rightPrompt = value == "auto" ? nil : try promptFormat(value, name)
        case .retries:
            guard let retries = Int(value), Settings.retryCounts.contains(retries) else {
                throw refuse(
                    name, value, ["\(Settings.retryCounts.lowerBound) to \(Settings.retryCounts.upperBound)"])
            }
            settings.retries = retries
        }
    }

    private func promptFormat(_ text: String, _ name: Name) throws(Failure) -> String {
        if PromptFormat.isName(text), !PromptFormat.named.contains(where: { $0.name == text }) {
            let names = PromptFormat.named.map(\.name)
            let near = Nearest.names(to: text, in: names).first.map { "Did you mean '\($0)'? " } ?? ""
            throw Failure(
                "Cannot set \(name.rawValue) to '\(text.prefix(60))'",
                "no format has this name; there are \(names.joined(separator: ", "))",
                next: near + "A format of your own has a sign or a part in it, such as '\(text.prefix(20))> '.",
                status: .usage)
        }
        guard PromptFormat(text) == nil else { return text }
        throw Failure(
            "Cannot set \(name.rawValue) to '\(text.prefix(60))'",
            text.utf8.count > PromptFormat.longest
                ? "it is longer than \(PromptFormat.longest) bytes" : "a '%' stands before what is not a part",
            next: "The parts are: \(PromptFormat.Part.list). Write %% for the sign itself.", status: .usage)
    }

    /// A storefront that there was not then cannot be the session's.
    private func use(era text: String, _ shell: Shell) throws(Failure) {
        guard let era = Era(rawValue: text) else { throw refuse(.era, text, Era.allCases.map(\.rawValue)) }
        let storefront = shell.session.world.storefront
        guard era.storefront(withID: storefront) != nil else {
            throw Failure(
                "Cannot set era to '\(text)'", "the session's storefront '\(storefront)' is newer",
                next: "Type 'storefront us' first.")
        }
        shell.session.world.memory.era = era
    }

    private func refuse(_ name: Name, _ value: String, _ allowed: [String]) -> Failure {
        Failure(
            "Cannot set \(name.rawValue) to '\(value)'", "this is not one of its values",
            next: "It can be: \(allowed.joined(separator: ", ")).", status: .usage)
    }
}
