import Console
import MusicCatalog

/// The files of saved sessions and profiles.
protocol StoreContext: SecretContext, SessionContext {
    /// The folder of the user's state; nil if there is none.
    var store: SessionStore? { get }
    /// Replaces the whole session, including its trail, as a step that can be undone.
    func replaceSession(with other: Session)
    /// Shows a note immediately, in case the command fails later.
    func noteAtOnce(_ sentence: String)
}

/// The catalog of the simulator, which world files name music of.
protocol WorldFileContext: RefusalContext {
    /// The catalog that the simulator answers from, without the albums of a world file.
    /// - Throws: `Failure` if it cannot be read.
    func simulatorCatalog() throws(Failure) -> any Catalog
}

/// The secrets that are redacted in all output.
protocol SecretContext: AnyObject {
    var secrets: Secrets { get }
}
