package import AppleMusicAPI

/// The set of services to which a token may be sent. Each token in a request is checked against its audience.
package enum TokenAudience: Hashable, Sendable {
    /// The simulator and recordings, which answer within this process.
    case process
    /// One origin, for which the token was set, minted or requested.
    case origin(ServerOrigin)
    /// Every origin that the user chose, for tokens of the environment, which name no origin.
    case chosenOrigins
    /// This process and servers on this machine, for the demonstration key.
    case machine

    /// Returns the audience of a token that is set for a service.
    package init(of address: ServiceAddress) { self = address.origin.map { TokenAudience.origin($0) } ?? .process }

    /// Returns whether a token with this audience may be sent to a service.
    /// - Parameter chosen: the origins that the user chose.
    package func includes(_ address: ServiceAddress, chosen: Set<ServerOrigin>) -> Bool {
        guard let origin = address.origin else { return self == .process || self == .machine }
        return switch self {
        case .process: false
        case .origin(let own): own == origin
        case .chosenOrigins: chosen.contains(origin)
        case .machine: origin.isLoopback
        }
    }
}
