import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmWorld

/// A view of a developer token's claims and flaws, which the 401 of the service does not explain.
struct DeveloperTokenView: View {
    let text: String
    let source: Source
    let flaws: [DeveloperTokenFlaw]
    /// Seconds since 1970.
    let now: Int
    /// The team of the user token, if it is a different one; nil otherwise.
    let foreignTeam: String?

    enum Source: String {
        case automatic, minted, set, typed
        /// The environment variable `TONEARM_DEVELOPER_TOKEN`.
        case variable
        /// A token that was minted with the key in `TONEARM_PRIVATE_KEY_FILE`.
        case keyFile

        init(_ held: HeldDeveloperToken?) {
            self =
                switch held?.origin {
                case nil: .automatic
                case .minted: .minted
                case .set: .set
                }
        }

        var words: String {
            switch self {
            case .automatic: "automatic, made when it is needed and again before its end"
            case .minted: "minted by hand"
            case .set: "set by hand"
            case .variable: "given in the variable TONEARM_DEVELOPER_TOKEN"
            case .keyFile: "made with the key of TONEARM_PRIVATE_KEY_FILE, and again before its end"
            case .typed: "as typed; the session has its own"
            }
        }
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        SessionLines.rows([("made", source.words)] + rows).lines(in: frame) + verdict.broken(in: frame)
    }

    /// Each member of the header and the claims, with its meaning.
    private var rows: [(name: String, value: String)] {
        guard let token = DeveloperToken(text) else { return [] }
        let header = token.header.members.map { ($0.name, headerWords($0.name, $0.value)) }
        let claims = token.claims.members.map { ($0.name, claimWords($0.name, $0.value)) }
        let life = token.life.map { [("life", Self.lifeWords($0))] } ?? []
        let origin = token.origins == nil ? [("origin", "any, and requests without one")] : []
        return header + claims + origin + life
    }

    private func headerWords(_ name: String, _ value: JSON) -> String {
        let text = value.string ?? value.text
        return name == "kid" && text == DeveloperKey.demonstration.id ? "\(text), the demonstration key" : text
    }

    private func claimWords(_ name: String, _ value: JSON) -> String {
        switch name {
        case "iat", "exp":
            guard let time = value.integer, Self.calendar.contains(time) else { return value.text }
            let distance = time.distance(after: now)
            let relation =
                distance == 0
                ? "now" : distance < 0 ? "\(TimeSpan.words(-distance)) ago" : "in \(TimeSpan.words(distance))"
            return "\(time), \(Timestamp.text(time)), \(relation)"
        case "origin" where value.array != nil: return value.strings.joined(separator: ", ")
        default: return value.string ?? value.text
        }
    }

    private static func lifeWords(_ life: Int) -> String {
        guard (-calendar.upperBound...calendar.upperBound).contains(life) else { return "\(life) s" }
        return "\(TimeSpan.words(life)), of \(TimeSpan.words(DeveloperToken.maximumLifetime)) at most"
    }

    /// The seconds since 1970 that can be shown as a date: up to the end of the year 9999.
    private static let calendar = 0...253_402_300_799

    /// Describes the expiry of a token in words: `ends in 1 hour`.
    static func end(_ expires: Int, now: Int) -> String {
        guard calendar.contains(expires) else { return "ends at \(expires)" }
        return expires > now
            ? "ends in \(TimeSpan.words(expires.distance(after: now)))"
            : "ended \(TimeSpan.words(now.distance(after: expires))) ago"
    }

    private var verdict: [StyledText] {
        var lines: [StyledText] =
            flaws.isEmpty ? ["The service accepts it."] : [StyledText("The service refuses it:", .warning)]
        lines += flaws.map { StyledText("- \($0.words)") }
        if let foreignTeam {
            lines.append(
                StyledText("Personal requests answer 403: the user token was made for the team \(foreignTeam). Type ")
                    + .command("token user request") + StyledText(" for one of this team."))
        }
        return lines
    }

    var body: Body? {
        let token = DeveloperToken(text)
        var value = JSONObject([("made", .string(source.rawValue))])
        if let token {
            value.append("header", .object(token.header))
            value.append("claims", .object(token.claims))
        }
        for member in Self.verdict(flaws).members { value.append(member.name, member.value) }
        return .json(.object(value))
    }

    static func verdict(_ flaws: [DeveloperTokenFlaw]) -> JSONObject {
        JSONObject([("accepted", .bool(flaws.isEmpty)), ("flaws", .strings(flaws.map(\.words)))])
    }
}
