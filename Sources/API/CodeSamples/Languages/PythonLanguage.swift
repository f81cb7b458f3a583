import AppleMusicAPI

/// Python with the library `requests`. It does not follow redirects, because `requests` would forward the music user
/// token.
package struct PythonLanguage: CodeLanguage {
    package let name = "python"
    package let summary = "Python with requests"
    package let commentMark = "#"

    package init() {}

    package func program(sending requests: [SampledRequest]) -> [String] {
        let usesEnvironment = requests.contains { $0.fields.count > $0.ownFields.count }
        return (usesEnvironment ? ["import os", ""] : []) + ["import requests", ""] + joined(requests, statements)
    }

    private func statements(_ sample: SampledRequest) -> [String] {
        let method = sample.request.method
        var lines = ["response = requests.\(method.rawValue.lowercased())("]
        lines.append("    \(Literal.python(sample.origin + sample.path)),")
        let query = sample.request.query
        if !query.isEmpty { lines += parameters(query) }
        let fields = sample.fields
        if !fields.isEmpty {
            lines.append("    headers={")
            lines += fields.map { "        \(Literal.python($0.name)): \(value(of: $0))," }
            lines.append("    },")
        }
        if let json = sample.jsonBody {
            lines.append("    json=\(literal(json)),")
        } else if let body = sample.body {
            lines.append("    data=\(Literal.python(body)).encode(),")
        }
        lines += ["    allow_redirects=False,", "    timeout=60,", ")", "response.raise_for_status()"]
        lines.append(method == .head ? "print(response.headers)" : "print(response.text)")
        return lines
    }

    private func value(of field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.python(text)
        case .secret(let variable, ""): "os.environ[\"\(variable.name)\"]"
        case .secret(let variable, let prefix): "f\"\(prefix){os.environ['\(variable.name)']}\""
        }
    }

    /// Returns the parameters; as pairs if a name is repeated, which a dictionary cannot express.
    private func parameters(_ query: [QueryItem]) -> [String] {
        let isDictionary = Set(query.map(\.name)).count == query.count
        let rows = query.map { item in
            let (name, value) = (Literal.python(item.name), Literal.python(item.value))
            return "        " + (isDictionary ? "\(name): \(value)," : "(\(name), \(value)),")
        }
        return ["    params=" + (isDictionary ? "{" : "[")] + rows + [isDictionary ? "    }," : "    ],"]
    }

    private func literal(_ json: JSON) -> String {
        switch json {
        case .null: "None"
        case .bool(let value): value ? "True" : "False"
        case .number(let spelling): spelling
        case .string(let text): Literal.python(text)
        case .array(let values): "[" + values.map(literal).joined(separator: ", ") + "]"
        case .object(let object):
            "{" + object.members.map { "\(Literal.python($0.name)): \(literal($0.value))" }.joined(separator: ", ")
                + "}"
        }
    }
}
