import AppleMusicAPI
import NIOHTTP1

/// The page of one request with its answer. The script of the inspector shows its content below the request's row;
/// without scripts it is a page of its own.
struct ExchangePage {
    let entry: Journal.Entry
    let world: HostedWorld

    var html: HTML {
        """
        \(HTML.head("Request \(entry.number)"))
        <body class="exchange-page">
        <main>
        <h1>Request \(entry.number) of \(InspectorPage.title(of: world))</h1>
        <div class="exchange">
        \(request)
        \(answer)
        </div>
        </main>
        </body>
        </html>

        """
    }

    // MARK: Request

    private var request: HTML {
        let json = entry.json
        let tokens = (json["tokens"]?.object?.members ?? []).map { "\($0.name): \($0.value.string ?? "")" }
        let fields = (json["headers"]?.array ?? []).map { ($0[0]?.string ?? "", $0[1]?.string ?? "") }
        let target = ReceivedText.target(entry.request.target)
        return """
            <h3>Request</h3>
            <p class="first-line"><code>\(entry.request.method.rawValue) \(target)</code></p>
            \(list(fields + tokens.map { ("Fingerprint of the token", $0) }))
            \(requestBody)
            """
    }

    private var requestBody: HTML {
        let (bytes, headers) = (entry.request.body, entry.request.headers)
        if bytes.isEmpty, let length = headers["Content-Length"], RequestedNumber.length(length) > 0 {
            return "<p class=\"quiet\">The body of \(length) bytes was too long to keep.</p>"
        }
        return body(ShownBody(bytes, of: bytes.count, headers), of: "request")
    }

    // MARK: Answer

    private var answer: HTML {
        let answer = entry.answer
        let fields = answer.headers.hidingSecrets.fields.map { ($0.name, ReceivedText.hidden($0.value)) }
        let remarks = notes.map { "<p class=\"quiet\">\($0)</p>\n" as HTML }
        return """
            <h3>Answer</h3>
            <p class="first-line"><code>\(statusLine)</code></p>
            \(remarks)\(list(fields))
            \(answerBody)
            """
    }

    /// The status with its phrase: `404 Not Found`.
    private var statusLine: String {
        if entry.answer.loss == .whole { return "no answer" }
        let phrase = HTTPResponseStatus(statusCode: entry.status).reasonPhrase
        return phrase.isEmpty ? String(entry.status) : "\(entry.status) \(phrase)"
    }

    /// Sentences about what a fault did to the answer.
    private var notes: [String] {
        let loss: String? =
            switch entry.answer.loss {
            case .whole: "The connection ended before the answer."
            case .half: "The connection ended in the middle of the body."
            case nil: nil
            }
        return [entry.answer.delay.map { "The answer was delayed by \($0) seconds." }, loss].compactMap { $0 }
    }

    private var answerBody: HTML {
        let answer = entry.answer
        guard let bytes = answer.body else {
            return """
                <p class="quiet">The body had \(ShownBody.size(answer.length)). It is no longer kept, because newer \
                answers took its room.</p>
                """
        }
        if bytes.isEmpty, let length = answer.headers["Content-Length"], length != "0" {
            return entry.request.method == .head
                ? "<p class=\"quiet\">An answer to HEAD has no body.</p>"
                : "<p class=\"quiet\">The body of \(length) bytes was sent from a file, and is not kept.</p>"
        }
        return body(ShownBody(bytes, of: answer.length, answer.headers), of: "answer")
    }

    // MARK: Parts

    /// - Parameter fields: names with their values.
    private func list(_ fields: [(String, String)]) -> HTML {
        let rows: [HTML] = fields.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>\n" }
        return rows.isEmpty ? "" : "<dl class=\"fields\">\(rows)</dl>"
    }

    private func body(_ shown: ShownBody, of part: String) -> HTML {
        let remarks = shown.remarks.map { "<p class=\"quiet\">\($0)</p>\n" as HTML }
        guard let text = shown.text else { return HTML(joining: remarks) }
        if text.isEmpty { return "\(remarks)<p class=\"quiet\">No body.</p>" }
        return "\(remarks)<pre tabindex=\"0\" role=\"group\" aria-label=\"Body of the \(part)\">\(text)</pre>"
    }
}
