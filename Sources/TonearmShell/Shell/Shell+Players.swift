import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

/// What the commands about players share.
extension Shell {
    /// Does something with players, now.
    /// - Throws: `DeviceRefusal` if the device refuses; then nothing has changed.
    func control(
        by origin: ChangeOrigin = .app,
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(DeviceRefusal) -> [Change] {
        do {
            return try client.control(origin, in: keeper, action)
        } catch {
            throw DeviceRefusal(error)
        }
    }

    /// Waits until the edits of the player in use are completed: for as long as they take where the clock runs, else the clock goes forward.
    /// - Returns: what happened meanwhile.
    func completeEdits() async throws -> [Change] {
        try announceWaitForEdits()
        var changes: [Change] = []
        try await client.completeEdits(in: keeper) { changes += $0.changes.map(\.change) }
        return changes
    }

    /// The resources that words name, in order; the same twice is twice.
    func playableResources(_ words: [String], to purpose: String) throws(Failure) -> [ResourceIdentifier] {
        var found: [ResourceIdentifier] = []
        for word in words {
            found += try Reference.read(word, among: session.rows, to: purpose).map(\.resource)
        }
        return found
    }

    /// What players are given of resources.
    /// - Parameter purpose: `play`, `queue`
    /// - Throws: `Failure`, `CancellationError`.
    func playables(_ resources: [ResourceIdentifier], to purpose: String) async throws -> [Playable] {
        if let mine = resources.first(where: \.isOfLibrary) { try checkLibrary(to: "\(purpose) '\(mine)'") }
        do {
            keeper.effects.hasRead = true
            let playables = try await client.playables(resources, in: keeper)
            // One alone cannot be left out, as others are.
            if let only = playables.first, playables.count == 1, only.playParameters == nil {
                throw Self.notPlayable(resources[0], to: purpose)
            }
            return playables
        } catch let problem as PlayableProblem {
            throw failure(problem, to: purpose)
        }
    }

    /// - Throws: `Failure`, `CancellationError`.
    func playables(_ query: LibraryQuery, to purpose: String) async throws -> [Playable] {
        try checkLibrary(to: "\(purpose) \(query.words)")
        do {
            return try await client.playables(query, in: keeper)
        } catch let problem as PlayableProblem {
            throw failure(problem, to: purpose)
        }
    }

    private func checkLibrary(to purpose: String) throws(Failure) {
        guard session.world.device.account == nil else { return }
        throw Failure(
            "Cannot \(purpose)", "nobody is signed in on '\(session.world.device.currentDevice)'",
            next: "Type 'account sign-in' to sign in."
        ).at(.nothing)
    }

    private func failure(_ problem: PlayableProblem, to purpose: String) -> any Error {
        switch problem {
        case .nothingFits(let query):
            return Failure(
                "Cannot \(purpose) \(query.words)", "the device's library has nothing that fits",
                next: "'library songs' and 'library search TERM' show what it has.")
        case .refused(let resource, let response):
            if resource.isOfLibrary, response.status == 404 { return missing(resource, to: purpose) }
            do {
                try refuse(response, to: "\(purpose) '\(resource)'")
                return missing(resource, to: purpose)
            } catch {
                return error
            }
        case .missing(let resource): return missing(resource, to: purpose)
        case .notPlayable(let resource): return Self.notPlayable(resource, to: purpose)
        }
    }

    private func missing(_ resource: ResourceIdentifier, to purpose: String) -> Failure {
        resource.isOfLibrary
            ? Failure(
                "Cannot \(purpose) '\(resource)'", "the account's library does not have it",
                next: "'library songs' and 'library albums' show what it has.")
            : Failure(
                "Cannot \(purpose) '\(resource)'", "the catalog does not have it",
                next: "'search' finds what it has.")
    }

    private static func notPlayable(_ resource: ResourceIdentifier, to purpose: String) -> Failure {
        Failure(
            "Cannot \(purpose) '\(resource)'", "it has no 'playParams', so it is not playable",
            next:
                "Songs, albums, music videos, playlists and stations have them, once they are released: 'play albums/310730204'."
        )
    }
}

extension ResourceIdentifier {
    var isOfLibrary: Bool { type.rawValue.hasPrefix("library-") }
}

extension Shell {
    /// What a command did with the player in use.
    func playerAnswer(
        _ changes: [Change], _ calls: [PlayerCall], headline: StyledText? = nil, showsQueue: Bool = false,
        nextSteps: StyledText? = nil
    ) -> PlayerAnswer {
        noteFaults(in: changes)
        let device = session.world.device
        let count = device.player.shownQueue.entries.count
        let isLong = showsQueue && count > QueueTable.longestBeside
        let more: StyledText? = isLong ? .faint("the queue has \(count) entries: ") + .command("queue") : nil
        return PlayerAnswer(
            headline: headline, changes: changes, watched: keeper.announced,
            calls: PlayerCallLines(calls, on: device, session.settings.vocabulary),
            device: device,
            now: milliseconds, queue: showsQueue && !isLong ? QueueTable(device: device, now: milliseconds) : nil,
            nextSteps: [more, nextSteps].compactMap { $0 }.sentence)
    }
}

extension [StyledText] {
    /// One after the other; nil where there is none.
    fileprivate var sentence: StyledText? { isEmpty ? nil : joined(separator: .faint("; ")) }
}
