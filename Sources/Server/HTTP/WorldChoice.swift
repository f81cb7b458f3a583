package import AppleMusicAPI

/// The rule that assigns requests to worlds.
package protocol WorldChoice: Sendable {
    /// Returns the world for a request. Only the gateway calls it.
    func world(of request: Request) -> ChosenWorld

    /// The time for the log in seconds since 1970.
    var now: Int { get }
}

/// The world that answers a request.
package struct ChosenWorld: Sendable {
    /// The number of the world in the keys of the cache.
    let number: Int
    let service: any SharedService
    /// The request without a prefix that names the world.
    let request: Request
    /// Adds the request and its response, as it is sent, to the world's journal; nil if it has none.
    var note: (@Sendable (Request, Response) -> Void)?
}

/// The choice of a server with a single world.
struct OnlyWorld: WorldChoice {
    private let service: any SharedService

    init(_ service: any SharedService) { self.service = service }

    func world(of request: Request) -> ChosenWorld { ChosenWorld(number: 0, service: service, request: request) }

    var now: Int { service.now }
}
