import AppleMusicAPI

/// A request as apps sent it in 2017 (WWDC17 session 502): `URLComponents`, `URLRequest`, `URLSession`, and structs that `JSONDecoder` fills.
enum URLSessionCode {
    static func lines(of sample: SampledRequest) -> [String] {
        let shape = sample.answer.map(JSONShape.init)
        var lines = [
            "import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
        ]
        var decoded = "Data"
        if case .object(let members)? = shape, let answer = sample.answer {
            decoded = "AppleMusicResponse"
            lines += [""] + CodableStruct(decoded, members: members, like: [answer]).lines()
            if shape?.needsAnyValue == true {
                lines +=
                    [""] + JSONShape.anyValue.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            }
        }
        lines += [
            "", "/// The tokens come from the environment here; an app asks its own server for the developer token.",
        ]
        lines.append("func send(completion: @escaping (\(decoded)?, Error?) -> Void) {")
        lines += body(of: sample, decoding: decoded).map { $0.isEmpty ? "" : "    " + $0 }
        return lines + ["}"]
    }

    private static func body(of sample: SampledRequest, decoding type: String) -> [String] {
        var lines = address(of: sample)
        let usesEnvironment = sample.fields.count > sample.ownFields.count
        if usesEnvironment { lines.append("let environment = ProcessInfo.processInfo.environment") }
        lines.append("var request = URLRequest(url: url)")
        if sample.request.method != .get { lines.append("request.httpMethod = \"\(sample.request.method.rawValue)\"") }
        lines += sample.fields.map { field in
            "request.setValue(\(value(of: field)), forHTTPHeaderField: \(Literal.swift(field.name)))"
        }
        if let body = sample.body { lines.append("request.httpBody = Data(\(Literal.swift(body)).utf8)") }
        lines += ["", "URLSession.shared.dataTask(with: request) { data, response, error in"]
        lines += [
            "    guard let data = data, let status = (response as? HTTPURLResponse)?.statusCode, error == nil else {",
            "        return completion(nil, error)", "    }",
            "    guard (200..<300).contains(status) else {",
            "        return completion(nil, NSError(domain: \"AppleMusicAPI\", code: status))", "    }",
        ]
        if type == "Data" {
            lines.append("    completion(data, nil)")
        } else {
            lines += [
                "    do {", "        completion(try JSONDecoder().decode(\(type).self, from: data), nil)",
                "    } catch {", "        completion(nil, error)", "    }",
            ]
        }
        return lines + ["}.resume()"]
    }

    /// The query in parts, as far as it comes out again as it was sent.
    private static func address(of sample: SampledRequest) -> [String] {
        let query = sample.request.query
        let start = sample.origin + sample.path
        if query.isEmpty {
            return [
                "guard let url = URL(string: \(Literal.swift(start))) else { return }"
            ]
        }
        var lines = [
            "guard var components = URLComponents(string: \(Literal.swift(start))) else { return }",
            "components.queryItems = [",
        ]
        lines += query.map { "    URLQueryItem(name: \(Literal.swift($0.name)), value: \(Literal.swift($0.value)))," }
        lines.append("]")
        if query.contains(where: { $0.name.contains("+") || $0.value.contains("+") }) {
            lines += [
                "// URLComponents leaves a plus as it is, and the service reads it as a space.",
                "components.percentEncodedQuery = components.percentEncodedQuery?",
                "    .replacingOccurrences(of: \"+\", with: \"%2B\")",
            ]
        }
        return lines + ["guard let url = components.url else { return }"]
    }

    private static func value(of field: SampledField) -> String {
        switch field.value {
        case .text(let text): Literal.swift(text)
        case .secret(let variable, let prefix):
            "\"\(prefix)\" + (environment[\"\(variable.name)\"] ?? \"\")".replacingPrefix("\"\" + ", with: "")
        }
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
