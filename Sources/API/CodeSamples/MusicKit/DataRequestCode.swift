import AppleMusicAPI

/// A `MusicDataRequest`: any URL of the API, with MusicKit's tokens ("MusicDataRequest", MusicKit reference).
enum DataRequestCode {
    static func lines(of sample: SampledRequest) -> [String] {
        let decoded = decodedType(of: sample)
        var lines: [String] = []
        if let decoded { lines += ["struct MyResponse: Decodable {", "    let data: [\(decoded)]", "}", ""] }
        lines += address(of: sample)
        let method = sample.request.method
        let needsVariable = method != .get || sample.body != nil || !sample.ownFields.isEmpty
        lines.append("\(needsVariable ? "var" : "let") urlRequest = URLRequest(url: url)")
        if method != .get { lines.append("urlRequest.httpMethod = \"\(method.rawValue)\"") }
        for field in sample.ownFields {
            if case .text(let text) = field.value {
                lines.append(
                    "urlRequest.setValue(\(Literal.swift(text)), forHTTPHeaderField: \(Literal.swift(field.name)))")
            }
        }
        if let body = sample.body { lines.append("urlRequest.httpBody = Data(\(Literal.swift(body)).utf8)") }
        lines += [
            "", "let request = MusicDataRequest(urlRequest: urlRequest)", "let response = try await request.response()",
        ]
        if decoded != nil {
            lines += [
                "let decoder = JSONDecoder()",
                "let answer = try decoder.decode(MyResponse.self, from: response.data)",
                "print(answer.data\(sample.readElement.map { "[\($0)]" } ?? ""))",
            ]
        } else {
            lines.append("print(response.urlResponse.statusCode, String(decoding: response.data, as: UTF8.self))")
        }
        return lines
    }

    /// Returns the request to another API with `URLSession`, because MusicKit would add its tokens.
    static func neighborLines(of sample: SampledRequest) -> [String] {
        var lines = ["\(sample.ownFields.isEmpty ? "let" : "var") urlRequest = URLRequest("]
        lines[0] += "url: URL(string: \(Literal.swift(sample.address)))!)"
        for case (let name, .text(let text)) in sample.ownFields.map({ ($0.name, $0.value) }) {
            lines.append("urlRequest.setValue(\(Literal.swift(text)), forHTTPHeaderField: \(Literal.swift(name)))")
        }
        return lines + [
            "let (data, response) = try await URLSession.shared.data(for: urlRequest)",
            "print((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))",
        ]
    }

    /// Returns the statements for the URL. The account's storefront is looked up at run time, as MusicKit does; another
    /// one is literal.
    private static func address(of sample: SampledRequest) -> [String] {
        let own = "\(sample.origin)/v1/catalog/\(sample.storefront)/"
        let address = sample.address
        guard address.hasPrefix(own), !address.contains("\\") else {
            return ["let url = URL(string: \(Literal.swift(address)))!"]
        }
        return [
            "let countryCode = try await MusicDataRequest.currentCountryCode",
            "let url = URL(string: \"\(sample.origin)/v1/catalog/\\(countryCode)/\(address.dropFirst(own.count))\")!",
        ]
    }

    /// Returns the common type of all resources in the answer, if MusicKit has it.
    private static func decodedType(of sample: SampledRequest) -> String? {
        guard let data = sample.answer?["data"]?.array, let type = data.first?["type"]?.string,
            data.allSatisfy({ $0["type"]?.string == type && $0["attributes"] != nil })
        else { return nil }
        return MusicKitType.of(ResourceType(type))?.name
    }
}
