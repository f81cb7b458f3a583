import ArgumentParser
import Console
import MusicWorld

struct ServiceCommand: FormedCommand {
    static let configuration = CommandConfiguration.command(
        "service", "Show or choose what answers: a service, or a recording.",
        discussion: """
            'live' is Apple's service; any other is named by its address, https:// unless it is on this machine, as what 'tonearm serve' serves \
            is; 'har:FILE' is what 'record' or a browser wrote. Only requests go there: the device, its account, its players and offers stay simulated. The option --service does the same.
            """)
    static let group = CommandGroup.requests
    static let examples = ["service", "service simulator"]

    static let forms = [
        Form("", "Show what answers."),
        Form("", [.value(ServiceName.self)], "Ask this one from now on: simulator, live, an address, or har:FILE."),
    ]

    @Argument(help: ArgumentHelp("What is to answer.", valueName: "service"), completion: .program)
    var words: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
    }

    mutating func run(in shell: Shell) throws -> any View {
        if let word = words.first { try shell.use(service: word) }
        shell.presentation.noteWithheldTokens()
        return ServiceLines.message(shell)
    }
}

/// Lines that tell of the service.
enum ServiceLines {
    static func message(_ shell: Shell) -> Message {
        let address = shell.session.world.address
        var rows = [("service", address.word), ("answers", shell.serviceSummary)]
        if !address.isSimulated { rows.append(("device", "simulated, with its account, its players and its offers")) }
        return SessionLines.rows(rows)
    }
}
