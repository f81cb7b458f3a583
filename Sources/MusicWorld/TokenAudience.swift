package import AppleMusicAPI

/// The services that a token may be sent to. Each token that goes into a request is checked against its audience.
package enum TokenAudience: Hashable, Sendable {
    /// The simulator and recordings, which answer within this process.
    case process
    /// One origin: the token was set, minted or requested for it.
    case origin(ServerOrigin)
    /// Every origin that the person chose. Tokens of the environment name no origin themselves.
    case chosenOrigins
    /// This process and servers on this machine: the demonstration key opens nothing else.
    case machine

    /// The audience of a token that is set while a service answers.
    package init(of address: ServiceAddress) { self = address.origin.map { TokenAudience.origin($0) } ?? .process }

    /// Returns whether a token of this audience may be sent to a service.
    /// - Parameter chosen: the origins that the person chose.
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
