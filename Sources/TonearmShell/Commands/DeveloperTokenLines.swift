import AppleMusicAPI
import Console
import MusicWorld

/// The message about a developer token that the session now uses.
enum DeveloperTokenLines {
    static func held(_ what: String, _ context: any TokenContext) -> Message {
        let text = context.session.world.developerToken?.text ?? ""
        let token = DeveloperToken(text)
        // A token that is restricted to origins is checked with one of them.
        let flaws = context.developerTokenFlaws(of: text, origin: token?.origins?.first)
        var facts: [String] = []
        if let id = token?.keyID { facts.append("key \(id)") }
        if let team = token?.issuer { facts.append("team \(team)") }
        if let expires = token?.expires { facts.append(DeveloperTokenView.end(expires, now: context.tokenTime)) }
        if let origins = token?.origins, !origins.isEmpty { facts.append("for \(origins.joined(separator: " and "))") }
        var lines = [StyledText(facts.isEmpty ? "\(what)." : "\(what): \(facts.joined(separator: ", ")).")]
        lines += flaws.map {
            StyledText("warning: ", .warning) + StyledText("The service will refuse it: \($0.words).")
        }
        if let team = context.session.world.foreignTeam {
            lines.append(StyledText("note: ", .warning) + StyledText(foreign(team, context)))
        }
        return Message(lines, value: .object(DeveloperTokenView.verdict(flaws)))
    }

    /// User tokens belong to a team ("User authentication for MusicKit").
    private static func foreign(_ team: String, _ context: any TokenContext) -> String {
        "The user token was made for the team \(team), so personal requests answer 403."
    }
}

extension DeveloperTokenFlaw {
    /// The reason, with durations in words.
    var words: String { sentence { TimeSpan.words($0) } }
}
