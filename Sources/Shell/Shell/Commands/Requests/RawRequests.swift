import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole

struct Get: RowsCommand {
    static let description = CommandDescription(
        "get", .requests, "Send any GET request, with path and query exactly as typed.",
        discussion: "It is sent once, and what is answered is shown, also where other commands would try again.",
        examples: [
            "get /v1/catalog/us/albums/310730204", "get '/v1/catalog/us/search?types=songs&term=night' -o json",
            "get /v1/catalog/us/albums/310730204 --header 'Origin: https://example.org'",
        ])

    @Required var path: APIPath
    var sending = HeaderOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_path, "The path, with its query; in quotes when it holds | > # or $.")
        fields.group(&sending)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let target = try RawTarget.read(path.text)
        let request = Request(.get, target, headers: try sending.headers())
        return try await context.visit(request, to: "get '\(target)'", isPatient: false)
    }
}

enum Post: Command {
    static let description = CommandDescription(
        "post", .requests, "Send any POST request with a JSON body.",
        discussion:
            "Needs a music user token. For example: post /v1/me/library/playlists '{\"attributes\":{\"name\":\"Sunday\"}}'"
    )
    static let forms = [CommandForm(RawChange(method: .post))]
}

enum Put: Command {
    static let description = CommandDescription(
        "put", .requests, "Send any PUT request with a JSON body.",
        discussion:
            "Needs a music user token. For example: put /v1/me/ratings/songs/203709340 '{\"type\":\"rating\",\"attributes\":{\"value\":1}}'"
    )
    static let forms = [CommandForm(RawChange(method: .put))]
}

enum Patch: Command {
    static let description = CommandDescription(
        "patch", .requests, "Send any PATCH request with a JSON body.",
        discussion:
            "Only the web player's host takes one: see 'fault set web-player'.\n\nFor example: patch /v1/me/library/playlists/p.ldvAAZ3C3Qmop9 '{\"attributes\":{\"name\":\"Sunday\"}}'"
    )
    static let forms = [CommandForm(RawChange(method: .patch))]
}

enum Delete: Command {
    static let description = CommandDescription(
        "delete", .requests, "Send any DELETE request.",
        discussion: "Needs a music user token. For example: delete /v1/me/ratings/songs/203709340")
    static let forms = [CommandForm(RawChange(method: .delete))]
}

/// A write request, sent exactly as typed.
private struct RawChange: Action {
    let method: Request.Method
    @Required var path: APIPath
    var body: JSONBody = ""
    var sending = HeaderOptions()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&_path, "The path, with its query.")
        if method != .delete { fields.argument(&body, "The body, in quotes.") }
        fields.group(&sending)
    }

    mutating func run(in context: some RequestContext & TokenContext) async throws -> any View {
        try await context.sendRaw(method, path.text, body: body.text, headers: try sending.headers())
    }
}

extension RequestContext where Self: TokenContext {
    /// Sends a write once and shows the answer, without going to a place.
    fileprivate func sendRaw(
        _ method: Request.Method, _ path: String, body: String, headers: Headers
    ) async throws -> any View {
        // The service would store a token in the body, for example as a name, and later show it.
        if secrets.hidden(in: body) != body {
            throw Failure.usage(
                "Cannot run '\(method.rawValue.lowercased())'", "a token is in the body",
                next: "Tokens go into headers: they are sent by themselves, or with '--header'."
            ).at(.nothing)
        }
        var request = Request(method, try RawTarget.read(path), headers: headers, body: Array(body.utf8))
        if !body.isEmpty, headers["Content-Type"] == nil { request.headers["Content-Type"] = "application/json" }
        let response = try await send(request)
        try refuse(
            response, to: "\(method.rawValue.lowercased()) '\(request.target)'", showsBytes: output.format.writesBytes)
        return AnswerView(answer: Answer(request: request, response: response))
    }
}

/// The header fields of a request, in curl's format.
struct HeaderOptions: DeclaredArguments {
    var header: [HeaderField] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option(
            "header", short: "H", &header,
            "A header field 'Name: value'; 'Name:' sends none of that name. May be repeated.")
    }

    /// - Throws: `Failure`, which does not quote the value, since it may be a token.
    func headers() throws(Failure) -> Headers {
        var headers = Headers()
        for text in header.map(\.text) {
            guard let colon = text.firstIndex(of: ":"), Self.isName(text[..<colon]) else {
                throw Failure.usage(
                    "Cannot send the header '\(text.prefix(while: { $0 != ":" && $0 != " " }))'",
                    "it is not of the form 'Name: value'",
                    next: "Write for example --header 'Origin: https://example.org'.")
            }
            let name = String(text[..<colon])
            let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            guard value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }) else {
                throw Failure.usage(
                    "Cannot send the header '\(name)'", "its value holds a control character",
                    next: "Write it on one line.")
            }
            headers[name] = String(value)
        }
        return headers
    }

    /// Returns whether a text is a token according to RFC 9110 §5.6.2.
    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { ASCII.isAlphanumeric($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
    }
}
