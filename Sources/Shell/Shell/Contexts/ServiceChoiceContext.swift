import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmWorld

/// The service that answers, and its choice.
protocol ServiceChoiceContext: SessionContext {
    /// A short description of the service.
    var serviceSummary: String { get }
    /// Returns the reason why the service cannot answer; nil if it can.
    func connectionFailure() -> Failure?
    /// Selects another service. The simulator keeps its catalog.
    /// - Parameter text: `simulator`, `live`, or an address.
    /// - Throws: `Failure` if the text is not a service; the session is unchanged then.
    func use(service text: String) throws
    /// Selects another catalog for the simulator.
    /// - Parameter text: a file, or `built-in`.
    /// - Throws: `Failure` if the catalog cannot be read; the session is unchanged then.
    func use(catalog text: String) throws
    /// Selects the service and the tokens of a profile.
    /// - Throws: `Failure`; the session is unchanged then.
    func use(profile name: String) throws

    // MARK: - The catalog

    /// Opens the catalog from which the simulator answers, without the albums of a world file.
    /// - Throws: `Failure` if it cannot be read.
    func simulatorCatalog() throws(Failure) -> any Catalog
}

extension TokenContext {
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
