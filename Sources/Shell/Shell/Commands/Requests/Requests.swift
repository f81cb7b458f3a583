import AppleMusicAPI
import TonearmArguments
import TonearmCodeSamples
import TonearmConsole
import TonearmWorld

struct Requests: PlainCommand {
    static let description = CommandDescription(
        "requests", .requests, "List what was asked in this session, or show one request of it.",
        discussion: """
            Each line has the status, and the reason of a refusal. With a number one exchange is shown whole; '--again' sends its request \
            once more, '--as' writes it as code, and '--edit' puts it on the next line, where you change it.
            """,
        examples: [
            "albums 310730204", "search beach bunny --limit 3", "requests", "requests 2", "requests 2 --as curl",
            "requests 1 --again",
        ])

    var number: Int?
    var language: CodeLanguageName?
    var again = false
    var edit = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&number, "The number of a request in the list.")
        fields.option("as", &language, "Write it down as code: \(CodeLanguages.list).")
        fields.flag("again", &again, "Send it once more.")
        fields.flag("edit", &edit, "Put it on the next line, to be changed.")
    }

    func check() throws(Failure) {
        guard number == nil, language != nil || again || edit else { return }
        throw Failure.usage(
            "Cannot choose a request", "its number is missing", next: "Type for example 'requests 1 --again'.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        guard let number else { return AskedRequestsView(requests: context.asked.list) }
        guard let asked = context.asked[number] else {
            let list = context.asked.list
            throw Failure(
                "Cannot show request \(number)",
                list.isEmpty
                    ? "nothing was asked yet"
                    : "the list has the requests \(list[0].number) to \(list.last?.number ?? 0)",
                next: list.isEmpty ? "Type for example 'albums 310730204'." : "Type 'requests' for the list.")
        }
        if let language = language?.language {
            let sample = context.session.sample(of: asked.exchange)
            return context.code(language.program(sending: [sample]), of: language.name)
        }
        let line = asked.exchange.line
        if edit {
            guard context.prefill(line) else { return Message(.command(line), value: .string(line)) }
            return Message.none
        }
        return again ? try await Self.send(asked.exchange, in: context) : ExchangeLines.message(asked.exchange)
    }

    private static func send(_ exchange: Exchange, in context: some RequestContext) async throws -> any View {
        let request = exchange.request
        let purpose = "\(request.method.rawValue.lowercased()) '\(request.target)'"
        if exchange.neighbor != nil {
            throw Failure(
                "Cannot send '\(request.target)' again", "it was sent to a neighbor of the API",
                next: "Type its command again; 'history' lists the lines.")
        }
        if request.isReading { return try await context.visit(request.withoutTokens, to: purpose, isPatient: false) }
        let response = try await context.send(request.withoutTokens)
        try context.refuse(response, to: purpose, showsBytes: context.output.format.writesBytes)
        return AnswerView(answer: Answer(request: request, response: response))
    }
}

extension Request {
    /// The request without the redacted tokens of its headers: the session's own are added while sending.
    fileprivate var withoutTokens: Request {
        var request = self
        request.headers = headers.withoutSecrets
        return request
    }
}

extension Exchange {
    /// The line that sends the request as typed: `get /v1/catalog/us/genres`.
    var line: String {
        var words = [request.method.rawValue.lowercased(), request.target]
        if !request.body.isEmpty { words.append(String(decoding: request.body, as: UTF8.self)) }
        for field in request.headers.withoutSecrets.withoutEmpty.fields where field.name.lowercased() != "content-type"
        {
            words += ["--header", "\(field.name): \(field.value)"]
        }
        return Words.line(of: words)
    }
}

/// A view of the requests of a session, one on each line.
struct AskedRequestsView: View {
    let requests: [AskedRequest]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        guard let last = requests.last else {
            return [.faint("Nothing was asked yet. ") + .command("albums 310730204") + .faint(" asks for an album.")]
        }
        let headings = [
            Table.Heading(title: "#", isRightAligned: true, weight: 999, isFlexible: false, style: .faint),
            Table.Heading(title: "Method", weight: 80, isFlexible: false),
            Table.Heading(title: "Request", weight: 100),
            Table.Heading(title: "Status", isRightAligned: true, weight: 95, isFlexible: false),
            Table.Heading(title: "Time", isRightAligned: true, weight: 40, isFlexible: false, isSpare: true),
            Table.Heading(title: "Reason", weight: 90),
        ]
        let cells = requests.map { asked in
            [
                String(asked.number), asked.exchange.request.method.rawValue, asked.address,
                String(asked.exchange.status), asked.exchange.duration.map(ExchangeLines.milliseconds) ?? "",
                asked.reason ?? "",
            ]
        }
        let next: StyledText =
            .faint("one whole: ") + .command("requests \(last.number)") + .faint("; ")
            + .command("requests \(last.number) --again") + .faint(", ") + .command("--as curl") + .faint(", ")
            + .command("--edit")
        return Table(headings: headings, rows: cells).lines(in: frame) + [next].broken(in: frame)
    }

    var body: Body? {
        .list(of: requests) { asked in
            [
                "number": .integer(asked.number), "method": .string(asked.exchange.request.method.rawValue),
                "request": .string(asked.address), "status": .integer(asked.exchange.status),
                "reason": asked.reason.map { JSON.string($0) } ?? .null,
            ]
        }
    }
}

extension AskedRequest {
    /// The path and query, after the host of a neighbor.
    fileprivate var address: String { (exchange.neighbor?.description ?? "") + exchange.request.target }
}
