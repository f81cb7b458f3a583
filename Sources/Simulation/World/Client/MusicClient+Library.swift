package import AppleMusicAPI
import TonearmDevice

extension MusicClient {
    /// Returns all resources of some types of the library of the device's account, as MediaPlayer reads it.
    /// - Parameter withTracks: whether each gets the tracks of the container.
    /// - Throws: `PlayableProblem`, `UserTokenRefusal` without an account, and the errors of `send`.
    package func libraryResources(
        _ types: [ResourceType], withTracks: Bool = false, in keeper: some WorldKeeper
    ) async throws -> [(container: Resource, tracks: [Resource])] {
        let library = LibraryReading(self, keeper.withWorld { $0 })
        var found: [(container: Resource, tracks: [Resource])] = []
        for type in types {
            for resource in try await library.all(type) {
                var tracks: [Resource] = []
                if withTracks {
                    let whole = try await library.whole(resource.identifier, including: ["tracks"])
                    tracks = try await library.tracks(of: whole)
                }
                found.append((resource, tracks))
            }
        }
        return found
    }
}
