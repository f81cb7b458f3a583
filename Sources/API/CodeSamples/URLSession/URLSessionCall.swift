import AppleMusicAPI

/// A request as a function, with the struct that decodes its answer.
struct URLSessionCall {
    let name: RequestNames.Name
    /// The declaration of the answer's struct; nil if the answer is unknown.
    let structure: [String]?
    /// Whether the struct has members of the type `JSONValue`.
    let needsAnyValue: Bool
    private let sample: SampledRequest

    init(_ sample: SampledRequest, named name: RequestNames.Name) {
        self.sample = sample
        self.name = name
        guard let answer = sample.answer, case .object(let members) = JSONShape(answer) else {
            structure = nil
            needsAnyValue = false
            return
        }
        structure = CodableStruct(name.answer, members: members, like: [answer]).lines()
        needsAnyValue = JSONShape(answer).needsAnyValue
    }

    /// Whether the generated code reads a token from the environment.
    var usesEnvironment: Bool { sample.fields.count > sample.ownFields.count }

    var function: [String] {
        let type = structure == nil ? "Data" : name.answer
        return [
            "/// \(sample.title)",
            "func \(name.function)(completion: @escaping (\(type)?, Error?) -> Void) {",
        ] + body.indented + ["}"]
    }

    private var body: [String] {
        var lines = address
        lines.append("var request = URLRequest(url: url)")
        if sample.request.method != .get { lines.append("request.httpMethod = \"\(sample.request.method.rawValue)\"") }
        lines += sample.fields.map { field in
            "request.setValue(\(value(of: field)), forHTTPHeaderField: \(Literal.swift(field.name)))"
        }
        if let body = sample.body { lines.append("request.httpBody = Data(\(Literal.swift(body)).utf8)") }
        let reading = structure == nil ? "$0" : "try JSONDecoder().decode(\(name.answer).self, from: $0)"
        lines.append("send(request, reading: { \(reading) }, completion: completion)")
        return lines
    }

    /// The statements for the URL, with the query as items if they are sent unchanged.
    private var address: [String] {
        let query = sample.request.query
        let start = Literal.swift(sample.origin + sample.path)
        if query.isEmpty { return ["let url = URL(string: \(start))!"] }
        var lines = ["var components = URLComponents(string: \(start))!", "components.queryItems = ["]
        lines += query.map { "    URLQueryItem(name: \(Literal.swift($0.name)), value: \(Literal.swift($0.value)))," }
        lines.append("]")
        if query.contains(where: { $0.name.contains("+") || $0.value.contains("+") }) {
            lines += [
                "// URLComponents leaves a plus as it is, and the service reads it as a space.",
                "components.percentEncodedQuery = components.percentEncodedQuery?",
                "    .replacingOccurrences(of: \"+\", with: \"%2B\")",
            ]
        }
        return lines + ["let url = components.url!"]
    }

    private func value(of field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.swift(text)
        case .secret(let variable, ""): "environment[\"\(variable.name)\"] ?? \"\""
        case .secret(let variable, let prefix): "\"\(prefix)\" + (environment[\"\(variable.name)\"] ?? \"\")"
        }
    }
}
