package import AppleMusicAPI

/// The choice of the world that answers a request.
package protocol WorldChoice: Sendable {
    /// Returns the world for a request. The gateway asks here and nowhere else.
    func world(of request: Request) -> ChosenWorld

    /// The time for the log: seconds since 1970.
    var now: Int { get }
}

/// The world that answers a request.
package struct ChosenWorld: Sendable {
    /// The number under which the cache stores its responses.
    let number: Int
    let service: any SharedService
    /// The request without a prefix that names the world.
    let request: Request
    /// Writes the request and its response into the world's journal; nil if it has none.
    var note: (@Sendable (Request, Response) -> Void)?
}

/// The choice where there is one world.
struct OnlyWorld: WorldChoice {
    private let service: any SharedService

    init(_ service: any SharedService) { self.service = service }

    func world(of request: Request) -> ChosenWorld { ChosenWorld(number: 0, service: service, request: request) }

    var now: Int { service.now }
}
