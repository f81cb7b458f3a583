import AppleMusicAPI

/// The answers of MusicBrainz in the requested format: XML, or JSON with `fmt=json` or the header `Accept`.
struct MusicBrainzResponse {
    let isJSON: Bool

    /// The message of the answer to too many requests ("MusicBrainz API: Rate Limiting").
    static let tooFast =
        "Your requests are exceeding the allowable rate limit. "
        + "Please see https://musicbrainz.org/doc/XML_Web_Service/Rate_Limiting for more information."

    private static let help = "For usage, please see: https://musicbrainz.org/development/mmd"

    init(isJSON: Bool) { self.isJSON = isJSON }

    init(_ request: Request) {
        switch request.value(of: "fmt") {
        case let format?: isJSON = format == "json"
        case nil: isJSON = request.headers["Accept"]?.contains("application/json") ?? false
        }
    }

    func answer(_ json: JSONObject, _ xml: XMLText) -> Response {
        if isJSON { return response(200, .json(.object(json))) }
        let spaces = [
            ("xmlns", "http://musicbrainz.org/ns/mmd-2.0#"), ("xmlns:ext", "http://musicbrainz.org/ns/ext#-2.0"),
        ]
        let root = XMLText("metadata", spaces, [xml])
        return response(200, .bytes(root.document))
    }

    /// - Parameters:
    ///   - part: the part of the request that caused the refusal; nil if none did.
    ///   - found: the value found there.
    func refusal(
        _ status: Int, _ message: String, at part: RefusalCause.Part? = nil, found: String? = nil,
        allowed: String? = nil
    ) -> Response {
        let root = XMLText("error", [], [XMLText("text", text: message), XMLText("text", text: Self.help)])
        var response = response(
            status,
            isJSON ? .json(["error": .string(message), "help": .string(Self.help)]) : .bytes(root.document))
        response.cause = RefusalCause(
            RefusalRule(message, .documentation("MusicBrainz API")), at: part, found: found, allowed: allowed)
        return response
    }

    func tooMany() -> Response {
        var response = refusal(503, Self.tooFast)
        response.headers["Retry-After"] = "1"
        response.cause = RefusalCause(
            "an address sends at most one request a second", .documentation("MusicBrainz API: Rate Limiting"))
        return response
    }

    private func response(_ status: Int, _ body: Body) -> Response {
        let type = isJSON ? "application/json; charset=utf-8" : "application/xml; charset=utf-8"
        return Response(status: status, headers: Headers([("Content-Type", type)]), body: body)
    }
}
