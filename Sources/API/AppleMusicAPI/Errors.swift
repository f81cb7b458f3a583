/// The body of a failed request: `{"errors":[…]}`.
public struct ErrorDocument: Hashable, Sendable {
    /// The errors: at least one, all with the same status.
    public var errors: [APIError]

    /// A document of these errors.
    public init(_ errors: [APIError]) { self.errors = errors }

    /// - Returns: nil if the value is not an error document.
    public init?(_ json: JSON) {
        guard let values = json["errors"]?.array, !values.isEmpty else { return nil }
        errors = values.compactMap(APIError.init)
    }

    package var json: JSON { ["errors": .array(errors.map(\.json))] }
}

/// An error object ("Error", Apple Music API reference). The first three digits of its five-digit `code` are the
/// status.
public struct APIError: Error, Hashable, Sendable {
    /// A unique id of this occurrence: 26 characters of base32.
    public var id: String
    /// The problem that all errors of this code share: `Resource Not Found`.
    public var title: String
    /// The problem with this request.
    public var detail: String?
    /// The HTTP status, 400 to 599; 0 if the document does not contain it.
    public var status: Int
    /// Five digits: `40400`.
    public var code: String
    /// The part of the request that caused the error, if it was a part.
    public var source: Source?

    /// The part of the request that caused the error.
    public enum Source: Hashable, Sendable {
        /// The name of a query parameter.
        case parameter(String)
        /// A JSON pointer (RFC 6901) into the body.
        case pointer(String)
    }

    /// Creates an error from its members.
    public init(
        id: String = "", status: Int, code: String, title: String, detail: String? = nil, source: Source? = nil
    ) {
        self.id = id
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.source = source
    }

    /// - Returns: nil for an object without `title` or `code`.
    public init?(_ json: JSON) {
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
