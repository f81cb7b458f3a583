import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

extension Shell: DeviceContext {
    func act(
        naming name: String?, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change] {
        do {
            return try client.act(.app, in: keeper, action)
        } catch {
            throw DeviceRefusal(error, name: name)
        }
    }

    func announce(_ changes: [Change]) -> [Change] { keeper.announce(changes) }

    func showAnnounced() throws { try presentation.showAnnounced() }

    func rehearse(_ body: () throws -> Void) throws { try keeper.rehearse(body) }

    func lines(of changes: [Change], otherwise: String) -> [StyledText] {
        if changes.isEmpty { return [.faint(otherwise)] }
        return changes.flatMap { change -> [StyledText] in
            guard let place = keeper.announced.firstIndex(of: change) else { return [StyledText(change.sentence)] }
            keeper.announced.remove(at: place)
            return ChangeLines.watched(change, in: session.frameworks, width: screen.frame.width)
        }
    }

    func goTowardsUserToken() async -> AuthorizationFlow { await client.authorize(in: keeper) }

    func requestUserToken() async throws -> [Change] { try await client.requestUserToken(in: keeper) }

    func finishLoadingOffer() async throws -> [Change] { try await client.finishLoadingOffer(in: keeper) }
}

extension Shell {
    func control(
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change] {
        do {
            return try client.control(.app, in: keeper, action)
        } catch {
            throw DeviceRefusal(error)
        }
    }

    func completeEdits() async throws -> [Change] {
        try announceWaitForEdits()
        var changes: [Change] = []
        try await client.completeEdits(in: keeper) { changes += $0.changes.map(\.change) }
        return changes
    }

    var announced: [Change] { keeper.announced }

    func fetchPlayables(_ resources: [ResourceIdentifier]) async throws -> [Playable] {
        keeper.effects.hasRead = true
        return try await client.playables(resources, in: keeper)
    }

    func fetchPlayables(_ query: LibraryQuery) async throws -> [Playable] {
        try await client.playables(query, in: keeper)
    }

    func fetchPickable(_ term: String) async throws -> [Resource] { try await client.pickable(term, in: keeper) }

    func showProgress() { if screen.frame.isTerminal { background.progress.isShown = true } }
}
