import AppleMusicAPI
import Console
import MusicWorld

/// The user token of a service on the network, which has nothing to do with the simulated device's.
enum ServerUserToken {
    static func shown(in shell: Shell) throws(Failure) -> Message {
        guard let token = shell.client.serverUserToken(of: shell.session.world) else { throw none(shell, "show") }
        return Message(.revealed(token))
    }

    static func forgotten(in shell: Shell) throws(Failure) -> Message {
        guard shell.session.world.serverUserToken != nil else { throw none(shell, "forget") }
        shell.session.world.serverUserToken = nil
        return Message("Forgot the user token of \(shell.session.world.address.word).")
    }

    static func set(_ text: String, in shell: Shell) throws(Failure) -> Message {
        shell.session.world.serverUserToken = try checked(text)
        return Message("Set the user token of \(shell.session.world.address.word). Personal requests carry it.")
    }

    private static func none(_ shell: Shell, _ action: String) -> Failure {
        Failure(
            "Cannot \(action) the user token of \(shell.session.world.address.word)", "there is none",
            next: "Type 'token user request' to get one, or 'token user set' to give one.")
    }

    /// A text that can stand in a header.
    private static func checked(_ text: String) throws(Failure) -> String {
        guard (1...8192).contains(text.utf8.count), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw Failure(
                "Cannot set the user token", "it holds characters that no token has, or has none or more than 8192",
                next: "A music user token is one word of letters, digits and signs.", status: .usage)
        }
        return text
    }

    static func inspected(in shell: Shell) -> Message {
        let world = shell.session.world
        guard let token = shell.client.serverUserToken(of: world) else {
            shell.presentation.noteWithheldTokens()
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

extension Shell {
    /// Asks the person for a music user token, on a page of this machine. Each step is shown.
    func requestServerUserToken(_ options: PageOptions) async throws -> Message {
        let name = session.world.address.word
        guard let request = environment.person.requestUserToken else {
            throw Failure(
                "Cannot request a user token of \(name)", "nobody can be asked here",
                next: "Type 'token user set' to give one that you have.")
        }
        try requireTrust(to: "request a user token of \(name)", at: session.world.address)
        let developerToken = try developerToken()
        if let origins = DeveloperToken(developerToken)?.origins, options.port == nil {
            throw Failure(
                "Cannot request a user token of \(name)",
                "the developer token is only for \(origins.joined(separator: " and ")), and the page is on this machine",
                next: "Mint one without --origin; or with --origin http://127.0.0.1:PORT, and add --port PORT here.")
        }
        let screen = screen
        let token = try await request(developerToken, options) { address, opened in
            screen.secrets.insert([address.split(separator: "/").last.map(String.init) ?? address])
            try screen.report([
                StyledText(opened ? "Your browser shows the page " : "Open this page in your browser: ")
                    + .revealed(address)
            ])
            try screen.report([.faint("Waiting until you allow it there; Ctrl-C stops.")])
        }
        screen.secrets.insert([token])
        session.world.serverUserToken = token
        return Message("Got a user token of \(name). Personal requests carry it.")
    }
}
