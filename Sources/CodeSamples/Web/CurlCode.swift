import AppleMusicAPI

/// A request for curl. Redirects are not followed: curl would send the tokens along.
enum CurlCode {
    static func lines(of sample: SampledRequest) -> [String] {
        var parts = ["curl --fail-with-body --silent --show-error"]
        switch sample.request.method {
        case .get: break
        case .head: parts.append("--head")
        default: parts.append("--request \(sample.request.method.rawValue)")
        }
        parts += sample.fields.map { "--header " + quoted($0) }
        if let body = sample.body {
            // Else curl says that it is a form.
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

    private static func quoted(_ field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.shell("\(field.name): \(text)")
        case .secret(let variable, let prefix):
            "\"\(Literal.shellDoubleQuoted(field.name)): \(prefix)$\(variable.name)\""
        }
    }
}
