import AppleMusicAPI
import Console
import MusicCatalog
import MusicDevice
import MusicWorld

extension Shell: SessionContext {
    var holder: SessionHolder { keeper.holder }

    package var now: Int { client.now(by: session.world.clock) }

    var milliseconds: Milliseconds { client.milliseconds(in: session.world) }

    var systemSeconds: Int { client.now(by: .system) }

    func setClock(to clock: SimulatedClock) { client.setClock(of: &session.world, to: clock) }

    func newSeed() -> UInt64 { environment.seed() }

    func note(_ sentence: String) { presentation.notes.append(sentence) }
}

extension Shell: HistoryContext, RefusalContext {
    var pastLines: [PastLine] { observers.history.past }

    var isRedirected: Bool { presentation.failureStyle.destination != .screen }

    var changedLines: (past: [String], future: [String]) { keeper.changedLines }

    func undo() -> String? { keeper.undo() }

    func redo() -> String? { keeper.redo() }

    var refused: Refused? {
        get { keeper.refused }
        set { keeper.refused = newValue }
    }
}

extension Shell: WorldFileContext {
    func simulatorCatalog() throws(Failure) -> any Catalog {
        let path = session.world.address.catalog
        if let catalog = environment.catalog(path) { return catalog }
        guard let path else { return BuiltInCatalog() }
        return try Catalogs.open(path)
    }
}

extension Shell: StoreContext {
    var store: SessionStore? { environment.store }

    var secrets: Secrets { screen.secrets }

    func replaceSession(with other: Session) { keeper.replace(with: other) }

    func noteAtOnce(_ sentence: String) { try? presentation.note([sentence]) }
}
