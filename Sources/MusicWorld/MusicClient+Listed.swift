package import AppleMusicAPI
import AppleMusicSimulator

extension MusicClient {
    /// Returns ids and names of all genres or station genres, from the simulator, without a request.
    /// - Returns: empty for other types and other services.
    package func listed(_ type: ResourceType, in world: World) -> [(id: String, name: String)] {
        guard world.address.isSimulated, let description = try? description(of: world) else { return [] }
        return description.listed(type, in: world.language)
    }
}
