import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

/// Why something that is added to the library will not appear in it. The service answers 202 in any case, without a word.
extension RequestContext {
    /// What keeps each of some resources out of the simulated account's library; empty where another service answers, whose rules are not known.
    /// - Parameter found: what the session's storefront answered of them.
    func obstacles(
        toAdding resources: [ResourceIdentifier], _ found: [Resource], to purpose: String
    ) async throws -> [ResourceIdentifier: String] {
        guard session.world.address.isSimulated else { return [:] }
        if session.world.memory.faults.has(.addIgnored, on: "/v1/me/library") {
            let words = "the fault 'add-ignored' is set, and 'fault clear' ends it"
            return Dictionary(resources.map { ($0, words) }) { first, _ in first }
        }
        let storefront = session.world.userToken.flatMap { session.world.account($0.account)?.storefront }
        var there = found
        var obstacles: [ResourceIdentifier: String] = [:]
        if let storefront, storefront != session.world.storefront {
            there = try await catalogResources(resources, in: storefront, to: purpose)
            let ids = Set(there.map(\.identifier))
            for resource in resources where !ids.contains(resource) {
                obstacles[resource] = "the account's storefront '\(storefront)' does not have it"
            }
        }
        for resource in there where resource.attributes != nil && resource.attribute("playParams") == nil {
            obstacles[resource.identifier] = "it has no 'playParams', so it is not playable"
        }
        return obstacles
    }
}
