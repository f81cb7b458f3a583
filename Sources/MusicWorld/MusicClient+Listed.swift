package import AppleMusicAPI
import AppleMusicSimulator

extension MusicClient {
    /// Ids and names of all genres or station genres, as the simulator knows them: no request is made, and nothing changes.
    /// - Returns: empty for other types, and where another service answers.
    package func listed(_ type: ResourceType, in world: World) -> [(id: String, name: String)] {
        guard world.address.isSimulated, let description = try? description(of: world) else { return [] }
        return description.listed(type, in: world.language)
    }
}
