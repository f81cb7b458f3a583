import AppleMusicAPI
import TonearmConsole
import TonearmHTTP
import TonearmNeighbors
import TonearmSigning
import TonearmSimulator

/// The text that the server prints when it listens: its address, and commands to paste.
struct Greeting {
    let address: ListenAddress
    let transport: Transport
    let users: [IssuedUserToken]
    /// The names of the accounts whose tokens subscribe to Apple Music.
    let subscribers: Set<String>
    /// The time in seconds since 1970.
    let now: Int
    /// The control API; nil if it is off.
    let control: Control?
    /// Whether the server has the script for web apps.
    var hasScript = false

    /// - Parameter controlPort: the port of the control API; nil if it is off.
    func lines(port: Int, controlPort: Int? = nil) -> [String] {
        let origin = origin(port: port)
        return opening(origin) + developerToken + userTokens + requests(origin) + controls(origin, controlPort)
            + script(origin) + description(origin)
    }

    /// Returns the address at which the server answers: `http://127.0.0.1:8502`.
    func origin(port: Int) -> String { "\(transport.scheme)://\(address.urlHost):\(port)" }

    /// Returns the addresses, the secret and the tokens as JSON for programs, which `--ready` writes to a file.
    func json(port: Int, controlPort: Int?) -> JSON {
        var tokens = JSONObject([])
        tokens.append("developer", developerTokenText.map(JSON.string))
        for user in users { tokens.append(name(of: user).lowercased(), .string(user.text)) }
        var object = JSONObject([("origin", .string(origin(port: port))), ("tokens", .object(tokens))])
        let neighbors = Neighbors.all.map { ($0.name, JSON.string(origin(port: port) + $0.servedPrefix)) }
        object.append("neighbors", .object(JSONObject(neighbors)))
        if case .localAuthority(_, let certificate) = transport {
            object.append("certificate", .string(certificate))
        }
        if let control, let controlPort {
            object.append("control", .string(control.text(port: controlPort)))
            object.append("secret", .string(control.secret))
            object.append("page", control.page(port: controlPort).map(JSON.string))
        }
        if hasScript { object.append("script", .string(scriptAddress(origin(port: port)))) }
        return .object(object)
    }

    private var developerTokenText: String? {
        try? DeveloperKey.demonstration.token(issued: now, lifetime: DeveloperToken.maximumLifetime)
    }

    private func opening(_ origin: String) -> [String] {
        var lines = ["The simulator of the Apple Music API is served at \(origin) until Ctrl-C."]
        if !address.isLoopback { lines.append("Anyone who reaches this machine over the network can use it.") }
        if case .localAuthority(_, let certificate) = transport {
            lines.append("Clients can check it with the local authority's certificate: \(certificate)")
        }
        return lines
    }

    private var developerToken: [String] {
        guard let token = developerTokenText else { return [] }
        let end = now.addingClamped(DeveloperToken.maximumLifetime)
        return ["", "A developer token, valid until \(Timestamp.day(end)):", "", "TOKEN='\(token)'"]
    }

    private var userTokens: [String] {
        guard let first = users.first else { return [] }
        var lines = ["", "Music user tokens of its accounts, valid until \(Timestamp.day(first.expires)):", ""]
        for (index, user) in users.enumerated() {
            if index > 0, user.team != users[index - 1].team {
                lines += ["", "With developer tokens of the team \(user.team):", ""]
            }
            let note = subscribers.contains(user.account) ? "" : "  # not subscribed: answered with 403"
            lines.append("\(name(of: user))='\(user.text)'" + note)
        }
        return lines
    }

    /// Returns the name of a token's variable: `SUBSCRIBER`, or `SUBSCRIBER_TEAMID1234` if the team is not the
    /// demonstration's.
    private func name(of user: IssuedUserToken) -> String {
        user.account.uppercased().replacing("-", with: "_")
            + (user.team == DeveloperKey.demonstration.team ? "" : "_\(user.team)")
    }

    private func requests(_ origin: String) -> [String] {
        var words = "curl"
        if case .localAuthority(_, let certificate) = transport { words += " --cacert \(Greeting.quoted(certificate))" }
        words += " -H \"Authorization: Bearer $TOKEN\""
        var lines = ["", "Requests with them:", "", "\(words) '\(origin)/v1/catalog/us/albums/310730204'"]
        if let user = users.first {
            lines.append("\(words) -H \"Music-User-Token: $\(name(of: user))\" '\(origin)/v1/me/library/songs'")
        }
        return lines
    }

    private func controls(_ origin: String, _ port: Int?) -> [String] {
        guard let control, let port else { return [] }
        let page = control.page(port: port).map { ["", "The inspector, once, in a browser on this machine: \($0)"] }
        return (page ?? []) + [
            "", "Tests make worlds, and set faults, accounts and the clock with:", "",
            "ORIGIN='\(origin)'", "CONTROL='\(control.text(port: port))'",
            "SECRET='\(control.secret)'",
            #"curl -H "Authorization: Bearer $SECRET" "$CONTROL/faults""#,
        ]
    }

    private func scriptAddress(_ origin: String) -> String { origin + WebScript.path }

    private func script(_ origin: String) -> [String] {
        guard hasScript else { return [] }
        return [
            "", "Pages load it in place of MusicKit on the Web:", "",
            "<script src=\"\(scriptAddress(origin))\"></script>",
        ]
    }

    private func description(_ origin: String) -> [String] {
        [""] + Neighbors.all.map { "Without tokens, \(origin)\($0.servedPrefix) answers as \($0.title)." }
            + ["The API is described at \(origin)/openapi.json."]
    }

    /// Quotes a word for a POSIX shell.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
