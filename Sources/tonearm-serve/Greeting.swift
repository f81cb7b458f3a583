import AppleMusicAPI
import FoundationEssentials

/// What is said once the server listens: where, and what to paste to use it.
struct Greeting {
    let address: ListenAddress
    let transport: Transport
    /// Seconds since 1970.
    let now: Int

    func lines(port: Int) -> [String] {
        let origin = "\(transport.scheme)://\(address.urlHost):\(port)"
        return opening(origin) + developerToken + request(origin) + description(origin)
    }

    private func opening(_ origin: String) -> [String] {
        var lines = ["The simulator of the Apple Music API is served at \(origin) until Ctrl-C."]
        if !address.isLoopback { lines.append("Whoever reaches this machine over the network can use it.") }
        if case .vouched(_, let certificate) = transport {
            lines.append("Clients can check it with the local authority's certificate: \(certificate)")
        }
        return lines
    }

    private var developerToken: [String] {
        let lifetime = DeveloperToken.maximumLifetime
        guard let token = try? DeveloperKey.demonstration.token(issued: now, lifetime: lifetime) else { return [] }
        let last = Date(timeIntervalSince1970: Double(now + lifetime)).formatted(.iso8601.year().month().day())
        return ["", "A developer token, good until \(last):", "", "TOKEN='\(token)'"]
    }

    private func request(_ origin: String) -> [String] {
        var words = "curl"
        if case .vouched(_, let certificate) = transport { words += " --cacert \(Greeting.quoted(certificate))" }
        words += " -H \"Authorization: Bearer $TOKEN\" '\(origin)/v1/catalog/us/albums/310730204'"
        return ["", "A request with it:", "", words]
    }

    private func description(_ origin: String) -> [String] {
        ["", "The API is described at \(origin)/openapi.json."]
    }

    /// A word of a POSIX shell.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
