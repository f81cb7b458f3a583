import AppleMusicAPI
import Console
import MusicWorld

extension StoreContext {
    /// Returns the store of the user's profiles.
    /// - Throws: `Failure` if there is no folder for them.
    func profiles() throws(Failure) -> ProfileStore {
        guard let store else {
            throw Failure("Cannot keep profiles", "there is no folder for them", next: "Set HOME or XDG_STATE_HOME.")
        }
        return ProfileStore(
            folder: store.folder, keyring: store.keyring(), usesKeyring: session.settings.keyring == .automatic)
    }
}

extension Session {
    /// Returns the session's service and tokens as a profile.
    func profile() throws(Failure) -> Profile {
        let world = world
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
}
