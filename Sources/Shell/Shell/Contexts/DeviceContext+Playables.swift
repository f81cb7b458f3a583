import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// Finds music for players by the words that name it.
extension DeviceContext where Self: RequestContext {
    /// Fetches resources in the form that players take.
    /// - Parameter purpose: the verb in messages, `play` or `queue`.
    /// - Throws: `Failure`, `CancellationError`.
    func playables(_ resources: [ResourceIdentifier], to purpose: String) async throws -> [Playable] {
        if let mine = resources.first(where: \.isOfLibrary) { try session.checkLibrary(to: "\(purpose) '\(mine)'") }
        do {
            let playables = try await fetchPlayables(resources)
            // Unplayable resources are left out, but a single one is refused.
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
        try session.checkLibrary(to: "\(purpose) \(query.words)")
        do {
            return try await fetchPlayables(query)
        } catch let problem as PlayableProblem {
            throw failure(problem, to: purpose)
        }
    }

    /// Fetches what the picker shows of the device's library.
    /// - Throws: `Failure`, `CancellationError`.
    func pickable(_ term: String) async throws -> [Resource] {
        try session.checkLibrary(to: "show the music picker")
        do {
            return try await fetchPickable(term)
        } catch let problem as PlayableProblem {
            throw failure(problem, to: "read")
        }
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
                "Cannot \(purpose) '\(resource)'", "the catalog does not have it", next: "'search' finds what it has.")
    }

    private static func notPlayable(_ resource: ResourceIdentifier, to purpose: String) -> Failure {
        Failure(
            "Cannot \(purpose) '\(resource)'", "it has no 'playParams', so it is not playable",
            next:
                "Songs, albums, music videos, playlists and stations have them, once they are released: 'play albums/310730204'."
        )
    }
}

extension Session {
    /// Returns the resources that words name, in order and with repetitions.
    func playableResources(_ words: [String], to purpose: String) throws(Failure) -> [ResourceIdentifier] {
        var found: [ResourceIdentifier] = []
        for word in words {
            found += try Reference.read(word, among: rows, to: purpose).map(\.resource)
        }
        return found
    }

    fileprivate func checkLibrary(to purpose: String) throws(Failure) {
        guard world.device.account == nil else { return }
        throw Failure(
            "Cannot \(purpose)", "nobody is signed in on '\(world.device.currentDevice)'",
            next: "Type 'account sign-in' to sign in."
        ).at(.nothing)
    }
}

extension ResourceIdentifier {
    var isOfLibrary: Bool { type.rawValue.hasPrefix("library-") }
}
