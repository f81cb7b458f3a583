import AppleMusicAPI

/// The key by which a request is found: method, path and parameters, independent of order and encoding.
struct ExchangeKey: Hashable {
    let method: Request.Method
    let path: [String]
    let parameters: [String]

    init(_ request: Request) {
        method = request.method
        path = request.path.split(separator: "/").map { PercentEncoding.decode($0) }
        parameters = request.query.map(\.text).sorted()
    }

    /// The key as text.
    var text: String { "\(method.rawValue) /\(path.joined(separator: "/"))?\(parameters.joined(separator: "&"))" }

    /// Returns the number of parameters that only one of the two has.
    func difference(from other: ExchangeKey) -> Int { Set(parameters).symmetricDifference(other.parameters).count }
}
