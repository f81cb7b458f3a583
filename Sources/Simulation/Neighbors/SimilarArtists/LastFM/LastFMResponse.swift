import AppleMusicAPI
import TonearmAlgorithms

/// The answers of Last.fm in the requested format: XML, or JSON with `format=json`.
struct LastFMResponse {
    let isJSON: Bool

    /// A similar artist.
    struct Element {
        let name: String
        let mbid: String?
        /// The similarity in millionths, 1 to 1,000,000.
        let match: Int

        /// The similarity as Last.fm writes it: `1`, `0.843212`.
        var matchText: String { match >= 1_000_000 ? "1" : "0." + Digits.padded(match, to: 6) }

        fileprivate var json: JSON {
            [
                "name": .string(name), "mbid": .string(mbid ?? ""), "match": .string(matchText),
                "url": .string(LastFMPage.address(of: name)), "image": [], "streamable": "0",
            ]
        }

        fileprivate var xml: XMLText {
            XMLText(
                "artist", [],
                [
                    XMLText("name", text: name), XMLText("mbid", text: mbid ?? ""), XMLText("match", text: matchText),
                    XMLText("url", text: LastFMPage.address(of: name)),
                ])
        }
    }

    func similar(_ elements: [Element], to name: String) -> Response {
        if isJSON {
            let list: JSON = ["artist": .array(elements.map(\.json)), "@attr": ["artist": .string(name)]]
            return response(200, .json(["similarartists": list]))
        }
        let list = XMLText("similarartists", [("artist", name)], elements.map(\.xml))
        return response(200, .bytes(XMLText("lfm", [("status", "ok")], [list]).document))
    }

    /// Returns the answer with one element below the root, which only XML has.
    func answer(_ element: LastFMElement) -> Response {
        if isJSON { return response(200, .json(.object(JSONObject([(element.name, element.json)])))) }
        return response(200, .bytes(XMLText("lfm", [("status", "ok")], [element.xml]).document))
    }

    /// Returns the refusal of a request that lacks a parameter.
    func missing(_ parameter: String) -> Response {
        refusal(.invalidParameters, at: parameter, found: "no such parameter")
    }

    /// - Parameters:
    ///   - message: a message in place of the error's usual one.
    ///   - parameter: the parameter that caused the error; nil if none did.
    ///   - found: its value.
    func refusal(
        _ error: LastFMError, _ message: String? = nil, at parameter: String? = nil, found: String? = nil
    ) -> Response {
        let message = message ?? error.message
        var response =
            if isJSON {
                response(error.status, .json(["error": .integer(error.rawValue), "message": .string(message)]))
            } else {
                response(
                    error.status,
                    .bytes(
                        XMLText(
                            "lfm", [("status", "failed")],
                            [XMLText("error", [("code", String(error.rawValue))], text: message)]
                        ).document))
            }
        response.cause = RefusalCause(
            RefusalRule(message, .documentation("Last.fm Web Services: Error Codes")),
            at: parameter.map { .parameter($0) }, found: found)
        return response
    }

    private func response(_ status: Int, _ body: Body) -> Response {
        let type = isJSON ? "application/json" : "text/xml; charset=utf-8"
        return Response(status: status, headers: Headers([("Content-Type", type)]), body: body)
    }
}
