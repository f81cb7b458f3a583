import TonearmConsole
import TonearmLive
import TonearmShell

/// The program's options, which can precede or follow a command.
struct Options: DeclaredArguments {
    var lines: [CommandLineText] = []
    var service: ServiceName?
    var profile: ProfileName?
    var ca: FilePath?
    var timeout: Int?
    var session: SessionName?
    var fresh = false
    var storefront: StorefrontName?
    var locale: LocaleTag?
    var output: Output?
    var color: Settings.Color?
    var width: Int?
    var clock: ClockTime?
    var seed: UInt64?
    var catalog: FilePath?
    var transcript: FilePath?
    var record: FilePath?
    var plain = false
    var keepGoing = false
    var trust = false
    var version = false
    var generate: Generated?

    /// The rarely needed options.
    static let rare: Set = ["ca", "clock", "color", "plain", "profile", "record", "seed", "timeout", "trust", "width"]

    /// A text about the program itself that it can print: a completion script or the manual page.
    enum Generated: String, CaseIterable, CompletableArgument {
        case bash, zsh, fish, manual
    }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("", short: "c", &lines, "Run a line; may be repeated, all in one session.")
        fields.option("service", &service, "Ask the simulator, live, an address, or har:FILE.")
        fields.option("profile", &profile, "A saved service with its tokens.")
        fields.option("ca", &ca, "A file of certificates to trust beside the system's.")
        fields.option(
            "timeout", &timeout, "Seconds to wait for an answer over the network, 1 to 600.", in: LiveLimits.timeouts)
        fields.option("session", &session, "The saved session to work in.")
        fields.flag("fresh", &fresh, "Begin with a fresh session.")
        fields.option("storefront", &storefront, "The storefront, such as jp.")
        fields.option("locale", &locale, "The language tag of answers, such as es-MX.")
        fields.option("output", short: "o", &output, "As \(OutputFormats.list).")
        fields.option("color", &color, "When to colour: auto, always or never.")
        fields.option("width", &width, "Columns of tables, 20 to 1000.", in: Screen.widths)
        fields.option("clock", &clock, "Stop the clock at this time, in ISO 8601.")
        fields.option("seed", &seed, "The seed of random values.")
        fields.option("catalog", &catalog, "Answer from a catalog file.")
        fields.option("transcript", &transcript, "Record what is run into a file.")
        fields.option("record", &record, "Record the exchanges with the service into a HAR file.")
        fields.flag("plain", &plain, "Print one fact a line and draw nothing, for screen readers.")
        fields.flag("keep-going", &keepGoing, "Go on after a command of a script failed.")
        fields.flag("trust", &trust, "Send your tokens to services that files name.")
        fields.flag("version", &version, "Print the version.")
        fields.option("generate", &generate, isHidden: true)
    }

    func validate() throws(ValueProblem) {
        if catalog != nil, let service, service.text != "simulator" {
            throw ValueProblem("'--catalog' is the simulator's; it does not go with '--service \(service)'.")
        }
    }

    /// The text to print instead of running commands; nil if no option requests one.
    var requestedText: String? {
        if version { return "tonearm \(ProgramVersion.text)" }
        return switch generate {
        case .bash: CompletionScript.text(for: .bash)
        case .zsh: CompletionScript.text(for: .zsh)
        case .fish: CompletionScript.text(for: .fish)
        case .manual: Manual.text(version: ProgramVersion.number, options: Options())
        case nil: nil
        }
    }
}
