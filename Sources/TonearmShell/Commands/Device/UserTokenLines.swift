import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// What the app knows of its user token, and what only the service knows.
enum UserTokenLines {
    static func message(_ context: any SessionContext) -> Message {
        guard let token = context.session.world.userToken else {
            return Message(.faint("No user token. Type ") + .command("authorize"))
        }
        let fault = context.session.world.device.userTokenFault(at: context.now)
        if fault == .unverified { return unverified(context) }
        var rows = [
            ("app", context.session.world.device.instance.description), ("account", token.account),
            ("issued", Timestamp.text(token.issued)), end(token, context.now),
            ("the service", fault.map { "refuses it: \($0.sentence)" } ?? otherwise(context)),
        ]
        if fault != nil {
            rows.append(("fetched again", context.session.world.device.resultOfFetching(insteadOf: token)))
        }
        return SessionLines.rows(rows)
    }

    /// Of a text that was set by hand it is known what the service answered, and nothing else.
    private static func unverified(_ context: any SessionContext) -> Message {
        let device = context.session.world.device
        let refused = if case .suspect = device.installation.token { true } else { false }
        return SessionLines.rows([
            ("app", device.instance.description), ("made", "set by hand; its account and its end are not known"),
            (
                "the service",
                refused ? "answered 403 to a request with it" : "has not refused it; 'library' is such a request"
            ),
        ])
    }

    private static func end(_ token: UserToken, _ now: Int) -> (String, String) {
        token.expires > now
            ? ("ends in", TimeSpan.words(token.expires.distance(after: now)))
            : ("ended", TimeSpan.words(now.distance(after: token.expires)) + " ago")
    }

    /// A token without a fault of its own still has to fit the developer token that goes with it.
    private static func otherwise(_ context: any SessionContext) -> String {
        guard let team = context.session.world.foreignTeam else { return "takes it" }
        return
            "refuses it: it was made for the team \(team), and the developer token is of \(context.session.world.developerTeam)"
    }

    /// What a token does in Apple's simulator, which has nothing but requests; nothing on a device.
    static func inSimulator(_ context: any SessionContext) -> [StyledText] {
        let world = context.session.world
        guard world.device.device.kind == .simulator, world.userToken != nil else { return [] }
        let works: StyledText = .faint(
            "requests work with it in Apple's simulator: library, ratings, recommendations; capabilities, offers and playback need a device"
        )
        guard world.developerToken == nil, world.device.automaticTokenFailure != nil else { return [works] }
        return [works, .faint("requests need a developer token as well: ") + .command("token developer mint")]
    }
}
