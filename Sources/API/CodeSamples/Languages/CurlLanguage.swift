import AppleMusicAPI

/// Commands for curl. They do not follow redirects, because curl would forward the tokens.
package struct CurlLanguage: CodeLanguage {
    package let name = "curl"
    package let summary = "a command for a system's shell"
    package let commentMark = "#"

    package init() {}

    package func program(sending requests: [SampledRequest]) -> [String] { joined(requests, command) }

    private func command(_ sample: SampledRequest) -> [String] {
        var parts = ["curl --fail-with-body --silent --show-error"]
        switch sample.request.method {
        case .get: break
        case .head: parts.append("--head")
        default: parts.append("--request \(sample.request.method.rawValue)")
        }
        parts += sample.fields.map { "--header " + quoted($0) }
        if let body = sample.body {
            // Otherwise curl would declare the body to be a form.
            if sample.request.headers["Content-Type"] == nil { parts.append("--header 'Content-Type:'") }
            parts.append("--data-raw " + Literal.shell(body))
        } else if sample.request.method == .post || sample.request.method == .put {
            parts.append("--header 'Content-Length: 0'")
        }
        parts.append(Literal.shell(sample.address))
        return parts.enumerated().map { index, part in
            (index == 0 ? "" : "  ") + part + (index == parts.count - 1 ? "" : " \\")
        }
    }

    private func quoted(_ field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.shell("\(field.name): \(text)")
        case .secret(let variable, let prefix):
            "\"\(Literal.shellDoubleQuoted(field.name)): \(prefix)$\(variable.name)\""
        }
    }
}
