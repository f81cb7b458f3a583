import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

/// Finds the reasons why an added resource will not appear in the library. The service answers 202 in any case.
extension RequestContext {
    /// Returns the reason for each resource that cannot appear in the simulated account's library. Empty if another
    /// service answers, because its rules are unknown.
    /// - Parameter found: the resources as the session's storefront has them.
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
