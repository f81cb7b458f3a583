import Console
import MusicWorld

struct ServiceCommand: PlainCommand {
    static let description = CommandDescription(
        "service", .requests, "Show or choose what answers: a service, or a recording.",
        discussion: """
            - 'live' is Apple's service.
            - An address names any other service: https://, or http:// on this machine, as 'tonearm serve' has.
            - 'har:FILE' is a recording that 'record' or a browser wrote.
            Only requests go there: the device, its account, its players and its offers stay simulated. The option \
            --service does the same.
            """, examples: ["service", "service simulator"])

    var service: ServiceName?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(
            &service, "Send requests to simulator, live, an address, or har:FILE. Without it, show what answers.")
    }

    mutating func run(in context: some ServiceContext & TokenContext) throws -> any View {
        if let service { try context.use(service: service.text) }
        context.noteWithheldTokens()
        return ServiceLines.message(context)
    }
}

/// The lines that describe the service.
enum ServiceLines {
    static func message(_ context: any ServiceContext & TokenContext) -> Message {
        let address = context.session.world.address
        var rows = [("service", address.word), ("answers", context.serviceSummary)]
        if !address.isSimulated { rows.append(("device", "simulated, with its account, its players and its offers")) }
        return SessionLines.rows(rows)
    }
}
