import TonearmSimulator
import TonearmWorld

/// The settings, in the order of `set`.
enum SettingTable {
    static let all: [Setting] = [
        Setting("output", "How answers are shown.", \.output),
        Setting("color", "When to use colors.", \.display.color),
        Setting(
            "width", "The number of columns of tables; 'auto' takes the terminal's.",
            text: { $0.settings.display.width.map(String.init) ?? "auto" },
            change: { (value: WidthName, context) in context.session.settings.display.width = try value.columns() }),
        Setting(
            "pager", "When answers go through a pager.",
            discussion: """
                With 'auto', answers that do not fit on the screen go through $PAGER, or 'less -FRX', at a terminal. 'q' and Ctrl-C leave \
                it, and it starts no programs. 'always' sends every answer there. Lessons, performances and recordings have no pager.
                """, \.display.pager),
        Setting(
            "catalog", "The catalog that the simulator answers from.",
            discussion:
                "It is 'built-in', or a file that 'catalog generate' or 'catalog import' made.",
            text: { $0.world.address.catalog ?? Catalogs.builtIn },
            change: { (value: CatalogName, context) in try context.use(catalog: value.text) }),
        Setting(
            "retries", "The number of times that a read is tried again.",
            discussion: """
                A read is tried again if the service answers 429 or 503. 'get' is never tried again, nor is a request that changes something.
                """,
            text: { String($0.settings.retries) },
            change: { (value: RetryCount, context) in context.session.settings.retries = try value.count() }),
        Setting(
            "era", "The year of the service that the simulator plays.",
            discussion: """
                '2017' plays the service as the talk of that year shows it: artists without pictures, storefronts with fewer languages, older \
                error texts. While a world of a server is attached, it is the era of that world.
                """,
            text: { $0.world.memory.era.rawValue }, answer: { $0.session.eraAnswer },
            attached: { (era: Era?, context) in try await context.attachedEra(era) },
            change: { (value: Era, context) in try context.session.use(era: value) }),
        Setting(
            "hints", "Whether gray text behind the line shows what can follow.",
            discussion: "It shows what the command takes next, and the line of the history that begins so.",
            \.editing.hints),
        Setting(
            "highlight", "Whether the line is colored while it is typed.",
            discussion: """
                An unknown command is red; options, quotes, $names, rows and comments have colors of their own.
                """, \.editing.highlight),
        Setting("plain", "One fact a line, without drawings and colors, for screen readers.", \.display.plain),
        Setting("theme", "Colors for a dark or a light background.", \.display.theme),
        Setting(
            "prompt", "The text before the line.",
            discussion: """
                It is a name, or a format in quotes with parts: \(PromptFormat.Part.list). Write %% for the sign itself.
                """,
            text: \.settings.editing.prompt,
            change: { (value: PromptName, context) in
                context.session.settings.editing.prompt = try value.format(of: "prompt")
            }
        ),
        Setting(
            "prompt-right", "The text at the right end of the line.",
            discussion:
                "'auto' is the one that belongs to the prompt. It takes the same names and formats as 'prompt'.",
            text: { $0.settings.editing.rightPrompt ?? "auto" },
            change: { (value: RightPromptName, context) in
                context.session.settings.editing.rightPrompt =
                    value.text == "auto" ? nil : try PromptName(text: value.text).format(of: "prompt-right")
            }),
        Setting(
            "vocabulary", "The framework whose calls are shown.",
            discussion: """
                'brief' shows a line of the newest framework of the app, 'both' the calls of each, and 'none' leaves them out. A transcript \
                that needs another one than 'both' has it in its header.
                """, \.vocabulary),
        Setting(
            "words", "The edition of the shell's messages.",
            discussion: "A transcript has its edition in its header, so that what was recorded prints the same.",
            \.words),
        Setting("title", "Whether the terminal's title shows the place of the session.", \.editing.title),
        Setting(
            "artwork", "How covers are drawn on a terminal.",
            discussion: """
                With 'auto', the simulator's covers are drawn by the best means of the terminal for a person who types. Scripts, pipes and \
                recordings have none. Pictures of other services are not fetched.
                """, \.display.artwork),
        Setting("links", "When names are links to their pages on the web.", \.display.links),
        Setting(
            "dates", "How days are written.",
            discussion: "With 'auto', days are written as in the locale at a terminal, and in ISO 8601 elsewhere.",
            \.display.dates),
        Setting(
            "keyring", "Whether your own tokens are kept in the desktop's keyring.",
            discussion: """
                With 'auto', tokens that you bring are kept in the keyring of a desktop that has one, through libsecret's secret-tool. Elsewhere, \
                and with 'off', they are kept in files that only you can read.
                """, \.keyring),
    ]

    /// Returns the names and values of all settings. The first edition of the messages does not list itself.
    static func values(of session: Session) -> [(name: String, value: String)] {
        all.filter { $0.name != "words" || session.settings.words > .first }.map { ($0.name, $0.text(session)) }
    }
}

/// A setting: its value, and the form of `set` that shows or changes it.
struct Setting: Sendable {
    let name: String
    /// Returns the value as it would be typed.
    let text: @Sendable (Session) -> String
    /// The form of `set` that shows and changes it.
    let form: CommandForm

    /// - Parameters:
    ///   - summary: the summary in help.
    ///   - discussion: further sentences in help.
    ///   - text: returns the value as it would be typed.
    ///   - answer: returns the message of `set NAME`; nil to show the value.
    ///   - attached: shows or sets the value of an attached world; nil if the setting is the session's own.
    ///   - change: sets the value; throws `Failure` if it is invalid.
    init<Value: CompletableArgument>(
        _ name: String, _ summary: String, discussion: String = "", text: @escaping @Sendable (Session) -> String,
        answer: (@Sendable (any ServiceChoiceContext) -> Message)? = nil,
        attached: (@Sendable (Value?, any AttachmentContext) async throws -> Message)? = nil,
        change: @escaping @Sendable (Value, any ServiceChoiceContext) throws -> Void
    ) {
        self.name = name
        self.text = text
        form = CommandForm(
            name, summary, discussion: discussion,
            SetAction(
                name: name, summary: summary, text: text, answer: answer, attached: attached, change: change))
    }

    /// Creates a setting whose value is one of a list.
    init<Value: CompletableArgument & RawRepresentable>(
        _ name: String, _ summary: String, discussion: String = "",
        _ property: any (WritableKeyPath<Settings, Value> & Sendable)
    ) where Value.RawValue == String {
        self.init(name, summary, discussion: discussion, text: { $0.settings[keyPath: property].rawValue }) {
            (value: Value, context) in context.session.settings[keyPath: property] = value
        }
    }

    /// Creates a setting that is on or off.
    init(
        _ name: String, _ summary: String, discussion: String = "",
        _ property: any (WritableKeyPath<Settings, Bool> & Sendable)
    ) {
        self.init(name, summary, discussion: discussion, text: { $0.settings[keyPath: property] ? "on" : "off" }) {
            (value: OnOff, context) in context.session.settings[keyPath: property] = value == .on
        }
    }
}

/// Shows a setting, or changes it and shows it.
private struct SetAction<Value: CompletableArgument>: Action {
    let name: String
    let summary: String
    let text: @Sendable (Session) -> String
    let answer: (@Sendable (any ServiceChoiceContext) -> Message)?
    let attached: (@Sendable (Value?, any AttachmentContext) async throws -> Message)?
    let change: @Sendable (Value, any ServiceChoiceContext) throws -> Void
    var value: Value?

    var setsValue: Bool { value != nil }

    mutating func visit(_ fields: inout FieldVisitor) { fields.argument(&value, summary) }

    mutating func run(in context: some AttachmentContext & ServiceChoiceContext) async throws -> any View {
        if let attached, context.session.attachment != nil { return try await attached(value, context) }
        if let value { try change(value, context) }
        return answer?(context) ?? SessionLines.rows([(name, text(context.session))])
    }
}
