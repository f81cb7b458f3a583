import AppleMusicAPI

/// What of a request decides whether it is the same: method, path and parameters, in whatever order these stand and however they are encoded.
struct ExchangeKey: Hashable {
    let method: Request.Method
    let path: [String]
    let parameters: [String]

    init(_ request: Request) {
        method = request.method
        path = request.path.split(separator: "/").map { PercentEncoding.decode($0) }
        parameters = request.query.map(\.text).sorted()
    }

    /// The same for every spelling of the request.
    var text: String {
        "\(method.rawValue) /\(path.joined(separator: "/"))?\(parameters.joined(separator: "&"))"
    }

    /// How many parameters only one of two has.
    func difference(from other: ExchangeKey) -> Int {
        Set(parameters).symmetricDifference(other.parameters).count
    }
}
