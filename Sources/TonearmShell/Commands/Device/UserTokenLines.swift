import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// What the app knows of its user token, and what only the service knows.
enum UserTokenLines {
    static func message(_ shell: Shell) -> Message {
        guard let token = shell.session.world.userToken else {
            return Message(.faint("No user token. Type ") + .command("authorize"))
        }
        let fault = shell.session.world.device.userTokenFault(at: shell.now)
        if fault == .unverified { return unverified(shell) }
        var rows = [
            ("app", shell.session.world.device.place.description), ("account", token.account),
            ("issued", Timestamp.text(token.issued)), end(token, shell.now),
            ("the service", fault.map { "refuses it: \($0.sentence)" } ?? otherwise(shell)),
        ]
        if let fault { rows.append(("fetched again", fault.afterFetching)) }
        return SessionLines.rows(rows)
    }

    /// Of a text that was set by hand it is known what the service answered, and nothing else.
    private static func unverified(_ shell: Shell) -> Message {
        let device = shell.session.world.device
        let refused = if case .suspect = device.installation.token { true } else { false }
        return SessionLines.rows([
            ("app", device.place.description), ("made", "set by hand; its account and its end are not known"),
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
    private static func otherwise(_ shell: Shell) -> String {
        guard let team = shell.session.world.foreignTeam else { return "takes it" }
        return
            "refuses it: it was made for the team \(team), and the developer token is of \(shell.session.world.developerTeam)"
    }
}
