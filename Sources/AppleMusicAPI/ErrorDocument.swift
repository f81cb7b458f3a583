/// The body of a failed request: `{"errors":[…]}`.
package struct ErrorDocument: Hashable, Sendable {
    package var errors: [APIError]

    package init(_ errors: [APIError]) { self.errors = errors }

    /// - Returns: nil when the value is no error document.
    package init?(_ json: JSON) {
        guard let values = json["errors"]?.array, !values.isEmpty else { return nil }
        errors = values.compactMap(APIError.init)
    }

    package var json: JSON { ["errors": .array(errors.map(\.json))] }
}

/// One error object ("Error", Apple Music API reference): `code` has five digits of which the first three are the status.
package struct APIError: Error, Hashable, Sendable {
    /// Unique for each occurrence: 26 characters of base32.
    package var id: String
    package var title: String
    package var detail: String?
    package var status: Int
    package var code: String
    package var source: Source?

    /// What in the request is to blame.
    package enum Source: Hashable, Sendable {
        /// The name of a query parameter.
        case parameter(String)
        /// A JSON pointer (RFC 6901) into the body.
        case pointer(String)
    }

    package init(
        id: String = "", status: Int, code: String, title: String, detail: String? = nil, source: Source? = nil
    ) {
        self.id = id
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.source = source
    }

    package init?(_ json: JSON) {
        guard let title = json["title"]?.string, let code = json["code"]?.string else { return nil }
        self.init(
            id: json["id"]?.string ?? "", status: json["status"]?.string.flatMap { Int($0) } ?? 0, code: code,
            title: title, detail: json["detail"]?.string)
        if let name = json["source"]?["parameter"]?.string { source = .parameter(name) }
        if let pointer = json["source"]?["pointer"]?.string { source = .pointer(pointer) }
    }

    /// Members in the order in which recorded answers have them.
    package var json: JSON {
        var object = JSONObject([("id", .string(id)), ("title", .string(title))])
        object.append("detail", detail.map(JSON.string))
        object.append("status", .string(String(status)))
        object.append("code", .string(code))
        switch source {
        case .parameter(let name): object.append("source", ["parameter": .string(name)])
        case .pointer(let pointer): object.append("source", ["pointer": .string(pointer)])
        case nil: break
        }
        return .object(object)
    }
}
