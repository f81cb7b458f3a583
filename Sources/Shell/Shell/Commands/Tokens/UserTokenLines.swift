import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The lines about the user token: the facts that the app knows, and those that only the service knows.
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

    /// Describes a token that the user set. Only the service's answers show whether it is valid.
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

    /// Describes whether a valid token fits the developer token.
    private static func otherwise(_ context: any SessionContext) -> String {
        guard let team = context.session.world.foreignTeam else { return "takes it" }
        return
            "refuses it: it was made for the team \(team), and the developer token is of \(context.session.world.developerTeam)"
    }

    /// Returns notes about the token in Apple's simulator, in which only requests work; empty on a device.
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

/// The user token for a service on the network, separate from the simulated device's token.
enum ServerUserToken {
    static func shown(in context: any TokenContext) throws(Failure) -> Message {
        guard let token = context.serverUserToken else { throw none(context, "show") }
        return Message(.revealed(token))
    }

    static func forgotten(in context: any TokenContext) throws(Failure) -> Message {
        guard context.session.world.serverUserToken != nil else { throw none(context, "forget") }
        context.session.world.serverUserToken = nil
        return Message("Forgot the user token of \(context.session.world.address.word).")
    }

    static func set(_ text: String, in context: any TokenContext) throws(Failure) -> Message {
        context.session.world.serverUserToken = try checked(text)
        return Message("Set the user token of \(context.session.world.address.word). Personal requests carry it.")
    }

    private static func none(_ context: any TokenContext, _ action: String) -> Failure {
        Failure(
            "Cannot \(action) the user token of \(context.session.world.address.word)", "there is none",
            next: "Type 'token user request' to get one, or 'token user set' to give one.")
    }

    /// Returns the text if it is valid in a header.
    private static func checked(_ text: String) throws(Failure) -> String {
        guard (1...8192).contains(text.utf8.count), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw Failure.usage(
                "Cannot set the user token", "it must have 1 to 8192 characters, without spaces",
                next: "A music user token is one word of letters, digits and signs.")
        }
        return text
    }

    static func inspected(in context: any TokenContext) -> Message {
        let world = context.session.world
        guard let token = context.serverUserToken else {
            context.noteWithheldTokens()
            return Message(
                .faint("No user token of \(world.address.word). Type ") + .command("token user request"))
        }
        let made = world.serverUserToken == nil ? "in the variable TONEARM_USER_TOKEN" : "in the session"
        return SessionLines.rows([
            ("service", world.address.word), ("held", made), ("length", "\(token.utf8.count) characters"),
            ("account", "only the service knows: 'get /v1/me/storefront' asks it"),
        ])
    }
}
