import AppleMusicAPI
import Console
import MusicWorld

extension TokenContext where Self: AuthorContext & PersonContext {
    /// Requests a music user token from the user, through a page on this machine, and shows each step.
    func requestServerUserToken(_ options: PageOptions) async throws -> Message {
        let name = session.world.address.word
        let token = try await askUserToken(options) {
            try requireTrust(to: "request a user token of \(name)", at: session.world.address)
            let developerToken = try developerToken()
            if let origins = DeveloperToken(developerToken)?.origins, options.port == nil {
                throw Failure(
                    "Cannot request a user token of \(name)",
                    "the developer token is only for \(origins.joined(separator: " and ")), and the page is on this machine",
                    next:
                        "Mint one without --origin; or with --origin http://127.0.0.1:PORT, and add --port PORT here.")
            }
            return developerToken
        }
        guard let token else {
            throw Failure(
                "Cannot request a user token of \(name)", "there is no terminal to ask at",
                next: "Type 'token user set' to give one that you have.")
        }
        session.world.serverUserToken = token
        return Message("Got a user token of \(name). Personal requests carry it.")
    }
}
