import AppleMusicAPI

/// The answers of the API in its own form: blank lines before the body, and scripts for a callback (observed).
enum StoreResponse {
    private static let blank = "\n\n\n"

    /// Returns an answer with results, as a script if the request names a callback.
    static func results(_ results: [JSONObject], to callback: CallbackName?) -> Response {
        let rows = results.map(row).joined(separator: ", \n")
        let body = "{\n \"resultCount\":\(results.count),\n \"results\": [\n\(rows)]\n}"
        return script(body, to: callback)
    }

    /// Returns the answer to invalid values.
    static func refusal(_ refusal: SearchQuery.Refusal) -> Response {
        let keys = refusal.keys.joined(separator: ", ")
        var body = JSONObject([("errorMessage", .string("Invalid value(s) for key(s): [\(keys)]"))])
        body.append("queryParameters", .object(JSONObject(hints.map { ($0, .string($1)) })))
        var response = Response(
            status: 400, headers: Headers([("Content-Type", "application/json; charset=utf-8")]),
            body: .bytes(Array((blank + row(body) + blank).utf8)))
        response.cause = RefusalCause(
            RefusalRule("every parameter has a value that the iTunes Search API knows", .recording),
            at: refusal.keys.first.map { .parameter($0) }, found: "an unknown value")
        return response
    }

    /// The member `queryParameters`, which every refusal has (observed).
    private static let hints = [
        ("output", "json"), ("callback", "A javascript function to handle your search results"),
        ("country", "ISO-2A country code"), ("limit", "The number of search results to return"),
        ("term", "A search string"), ("lang", "ISO-2A language code"),
    ]

    /// Returns the answer of the genre service, which has no blank lines.
    static func genres(_ genres: JSONObject) -> Response {
        Response(
            status: 200, headers: Headers([("Content-Type", "application/json;charset=utf-8")]),
            body: .json(.object(genres)))
    }

    /// Returns the answer to too many requests.
    static func tooMany() -> Response {
        var response = Response.bare(403)
        response.cause = RefusalCause(
            "an address sends at most 20 requests a minute", .documentation("iTunes Search API"))
        return response
    }

    private static func script(_ body: String, to callback: CallbackName?) -> Response {
        let text = callback.map { "\($0.text)(\(safe(body)));" } ?? body
        return Response(
            status: 200, headers: Headers([("Content-Type", "text/javascript; charset=utf-8")]),
            body: .bytes(Array((blank + text + blank).utf8)))
    }

    /// Returns a result in one line, with a space after each comma.
    private static func row(_ object: JSONObject) -> String {
        let members = object.members.map { "\(JSON.string($0.name).text):\($0.value.text)" }
        return "{\(members.joined(separator: ", "))}"
    }

    /// Escapes the characters that end a line in older JavaScript, but not in JSON.
    private static func safe(_ body: String) -> String {
        body.replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    }
}
