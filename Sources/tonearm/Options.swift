import AppleMusicLive
import ArgumentParser
import Console
import TonearmShell

/// The options of the program, which may stand before a command or after it.
struct Options: FieldedArguments {
    @Option(
        name: .customShort("c"),
        help: ArgumentHelp("Run a line; may be repeated, all in one session.", valueName: "line"))
    var lines: [CommandLineText] = []
    @Option(help: ArgumentHelp("What answers: simulator, live, an address, or har:FILE.", valueName: "service"))
    var service: ServiceName?
    @Option(help: ArgumentHelp("A kept service and its tokens.", valueName: "profile")) var profile: ProfileName?
    @Option(help: ArgumentHelp("A file of certificates to trust beside the system's.", valueName: "file"))
    var ca: FilePath?
    @Option(help: ArgumentHelp("Seconds to wait for an answer over the network, 1 to 600.", valueName: "seconds"))
    var timeout: Int?
    @Option(help: ArgumentHelp("The saved session to work in.", valueName: "name")) var session: SessionName?
    @Flag(help: "Begin with a fresh session.") var fresh = false
    @Option(help: ArgumentHelp("The storefront, such as jp.", valueName: "id")) var storefront: StorefrontName?
    @Option(help: ArgumentHelp("The language tag of answers, such as es-MX.", valueName: "tag")) var locale: LocaleTag?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("As table, json, raw, ids, ndjson, csv or markdown.", valueName: "form"))
    var output: Output?
    @Option(help: "When to colour: auto, always or never.") var color: Settings.Color?
    @Option(help: "Columns of tables, 20 to 1000.") var width: Int?
    @Option(help: ArgumentHelp("A time at which the clock stands still, in ISO 8601.", valueName: "time")) var clock:
        ClockTime?
    @Option(help: "The seed of all that is random.") var seed: UInt64?
    @Option(help: ArgumentHelp("Answer from a catalog file.", valueName: "file"))
    var catalog: FilePath?
    @Option(help: ArgumentHelp("Record what is run into a file.", valueName: "file")) var transcript: FilePath?
    @Option(help: ArgumentHelp("Record the exchanges with the service into a HAR file.", valueName: "file"))
    var record: FilePath?
    @Flag(help: "Print one fact a line and draw nothing, for screen readers.") var plain = false
    @Flag(help: "Go on after a command of a script failed.") var keepGoing = false
    @Flag(help: "Send your tokens to services that files name.") var trust = false
    @Flag(help: "Print the version.") var version = false
    @Option(help: .hidden) var generate: Generated?

    /// What few need.
    static let rare: Set = ["ca", "clock", "color", "plain", "profile", "record", "seed", "timeout", "trust", "width"]

    /// Texts that the program writes about itself: completion scripts and the manual page.
    enum Generated: String, CaseIterable, CompletableArgument {
        case bash, zsh, fish, manual
    }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("", short: "c", &_lines)
        fields.option("service", &_service)
        fields.option("profile", &_profile)
        fields.option("ca", &_ca)
        fields.option("timeout", &_timeout)
        fields.option("session", &_session)
        fields.flag("fresh", &_fresh)
        fields.option("storefront", &_storefront)
        fields.option("locale", &_locale)
        fields.option("output", short: "o", &_output)
        fields.option("color", &_color)
        fields.option("width", &_width)
        fields.option("clock", &_clock)
        fields.option("seed", &_seed)
        fields.option("catalog", &_catalog)
        fields.option("transcript", &_transcript)
        fields.option("record", &_record)
        fields.flag("plain", &_plain)
        fields.flag("keep-going", &_keepGoing)
        fields.flag("trust", &_trust)
        fields.flag("version", &_version)
        fields.option("generate", &_generate)
    }

    func validate() throws {
        if let width, !Settings.widths.contains(width) {
            throw ValidationError(
                "'--width' must be \(Settings.widths.lowerBound) to \(Settings.widths.upperBound), but was \(width).")
        }
        if let timeout, !LiveLimits.timeouts.contains(timeout) {
            throw ValidationError(
                "'--timeout' must be \(LiveLimits.timeouts.lowerBound) to \(LiveLimits.timeouts.upperBound), but was \(timeout)."
            )
        }
        if catalog != nil, let service, service.text != "simulator" {
            throw ValidationError("'--catalog' is the simulator's; it does not go with '--service \(service)'.")
        }
        if let session, !SessionStore.isName(session.text) {
            throw ValidationError("'\(session)' is not a name for a session: use letters, digits, '-', '_' and '.'.")
        }
    }

    /// What is asked for instead of running anything.
    var requestedText: String? {
        if version { return "tonearm \(ProgramVersion.text)" }
        return switch generate {
        case .bash: CompletionScript.text(for: .bash)
        case .zsh: CompletionScript.text(for: .zsh)
        case .fish: CompletionScript.text(for: .fish)
        case .manual: Manual.text(version: ProgramVersion.number, options: Options.self)
        case nil: nil
        }
    }
}
