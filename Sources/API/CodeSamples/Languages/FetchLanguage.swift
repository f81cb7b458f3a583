import AppleMusicAPI

/// JavaScript with `fetch`, for Node and servers. Redirects fail, because `fetch` would forward the music user token.
package struct FetchLanguage: CodeLanguage {
    package let name = "fetch"
    package let summary = "JavaScript with fetch, for Node 18 and later"
    package let commentMark = "//"

    package init() {}

    package func program(sending requests: [SampledRequest]) -> [String] {
        let printsHeaders = requests.contains { $0.request.method == .head }
        return [
            "// A module of JavaScript: node request.mjs", "async function send(url, options) {",
            "  const response = await fetch(url, { redirect: 'error', ...options });",
            "  const text = await response.text();",
            "  if (!response.ok) throw new Error(`${response.status} ${text}`);",
        ]
            + (printsHeaders
                ? ["  if (options.method === 'HEAD') return console.log(Object.fromEntries(response.headers));"] : [])
            + ["  console.log(text);", "}", ""] + joined(requests, call)
    }

    private func call(_ sample: SampledRequest) -> [String] {
        var options: [String] = []
        if sample.request.method != .get { options.append("method: '\(sample.request.method.rawValue)',") }
        if !sample.fields.isEmpty {
            options.append("headers: {")
            options += sample.fields.map { "  \(Literal.javaScript($0.name)): \(value(of: $0))," }
            options.append("},")
        }
        if let body = body(of: sample) { options.append("body: \(body),") }
        return ["await send(\(Literal.javaScript(sample.address)), {"] + options.map { "  " + $0 } + ["});"]
    }

    /// Returns the expression for the body: bytes if no content type is sent, because `fetch` would add one to a
    /// string.
    private func body(of sample: SampledRequest) -> String? {
        if let json = sample.jsonBody { return "JSON.stringify(\(JavaScriptLiteral.value(json)))" }
        return sample.body.map { text in
            let literal = Literal.javaScript(text)
            return sample.request.headers["Content-Type"] == nil ? "new TextEncoder().encode(\(literal))" : literal
        }
    }

    private func value(of field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.javaScript(text)
        case .secret(let variable, ""): "process.env.\(variable.name)"
        case .secret(let variable, let prefix): "`\(prefix)${process.env.\(variable.name)}`"
        }
    }
}
