import AppleMusicAPI
import Console
import MusicWorld

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
            throw Failure(
                "Cannot set the user token", "it must have 1 to 8192 characters, without spaces",
                next: "A music user token is one word of letters, digits and signs.", status: .usage)
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
