/// A request to a service: a method, a target, headers and perhaps a body.
///
/// The target is stored exactly as written, so that `get` sends what the user typed; its parts are parsed on demand.
public struct Request: Hashable, Sendable, Codable {
    /// The HTTP method.
    public var method: Method
    /// The percent-encoded path and query: `/v1/catalog/us/search?types=albums&term=james+brown`.
    public var target: String
    /// The headers, without those that a client adds.
    public var headers: Headers
    /// The body; empty if the request has no body.
    public var body: [UInt8]
    /// The route of the request (`routed(in:)`).
    var carried = CarriedValue()
    /// The parameters from which the target was made.
    private var written = CarriedValue()

    private enum CodingKeys: String, CodingKey { case method, target, headers, body }

    /// The methods that the service knows, and `PATCH`, which it refuses.
    public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
        case head = "HEAD"
        case options = "OPTIONS"
        case patch = "PATCH"
    }

    /// - Parameter target: path and query, percent-encoded: `/v1/catalog/us/albums/310730204?include=artists`.
    public init(_ method: Method, _ target: String, headers: Headers = Headers(), body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    /// Makes a request from a path and decoded parameters.
    public init(_ method: Method = .get, path: String, query: [QueryItem]) {
        self.init(method, path + QueryItem.queryText(query))
        if !query.isEmpty, !path.utf8.contains(UInt8(ascii: "?")) { written.value = WrittenQuery(query, in: target) }
    }

    /// Parameters that were written to a target, so that no reader has to parse it.
    private final class WrittenQuery: Sendable {
        let items: [QueryItem]
        let target: String

        init(_ items: [QueryItem], in target: String) {
            self.items = items
            self.target = target
        }
    }

    /// The part before `?`, still percent-encoded.
    public var path: String { mark.map { String(target[..<$0]) } ?? target }

    /// The decoded parameters, in order.
    public var query: [QueryItem] {
        if let written = written.value as? WrittenQuery, written.target == target { return written.items }
        return mark.map { QueryItem.items(in: target[target.utf8.index(after: $0)...]) } ?? []
    }

    /// Whether the escapes of the query form UTF-8 text.
    package var hasTextInQuery: Bool { mark.map { PercentEncoding.isText(target[$0...]) } ?? true }

    /// Returns whether the part before `?` is a text.
    func hasPath(_ path: String) -> Bool {
        let rest = target.utf8.dropFirst(path.utf8.count)
        return target.utf8.starts(with: path.utf8) && (rest.isEmpty || rest.first == UInt8(ascii: "?"))
    }

    /// The position of `?`.
    private var mark: String.Index? { target.utf8.firstIndex(of: UInt8(ascii: "?")) }

    /// Returns the first value of a parameter.
    package func value(of name: String) -> String? { query.first { $0.name == name }?.value }

    /// The music user token, in the field of today or of earlier releases.
    package var userToken: String? { headers["Music-User-Token"] ?? headers["Media-User-Token"] }

    /// Adds a parameter at the end of the target.
    package mutating func add(_ item: QueryItem) { target += (mark == nil ? "?" : "&") + item.text }

    /// Returns the request with a parameter set, in place of an earlier value or at the end; nil removes it.
    public func setting(_ name: String, to value: String?) -> Request {
        var items = query
        let index = items.firstIndex { $0.name == name }
        items.removeAll { $0.name == name }
        if let value { items.insert(QueryItem(name, value), at: min(index ?? items.count, items.count)) }
        var request = self
        request.target = path + QueryItem.queryText(items)
        return request
    }
}
