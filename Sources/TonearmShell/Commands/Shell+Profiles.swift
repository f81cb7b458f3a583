import AppleMusicAPI
import Console
import MusicWorld

extension Shell {
    func profiles() throws(Failure) -> ProfileStore {
        guard let store = environment.store else {
            throw Failure("Cannot keep profiles", "there is no folder for them", next: "Set HOME or XDG_STATE_HOME.")
        }
        return ProfileStore(
            folder: store.folder, keyring: store.keyring(), usesKeyring: session.settings.keyring == .automatic)
    }

    /// The session's service and tokens.
    func profile() throws(Failure) -> Profile {
        let world = session.world
        guard world.address.isOnNetwork else {
            throw Failure(
                "Cannot save a profile",
                "\(world.address.isSimulated ? "the simulator" : "a recording") answers, which needs none",
                next: "Choose a service first, as with 'service live'.")
        }
        return Profile(
            service: world.address.word, developerToken: world.developerToken?.text, key: world.developerToken?.key,
            userToken: world.serverUserToken)
    }

    /// Uses the service and the tokens of a profile.
    /// - Throws: `Failure`; the session is then unchanged.
    package func use(profile name: String) throws {
        let profile = try profiles().load(name)
        try requireTrust(to: "use the profile '\(name)'", at: try ServiceAddress.typed(profile.service))
        let before = session
        do {
            try use(service: profile.service)
            if let key = profile.key {
                let text = try SigningKeys.key(key).token(
                    issued: tokenTime, lifetime: key.lifetime, origins: key.origins.isEmpty ? nil : key.origins)
                session.world.developerToken = HeldDeveloperToken(text, .minted, of: key)
            } else {
                session.world.developerToken = profile.developerToken.map { HeldDeveloperToken($0, .set) }
            }
            session.world.serverUserToken = profile.userToken
        } catch {
            session = before
            throw error
        }
        presentation.learnSecrets()
    }
}
