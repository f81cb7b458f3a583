package import AppleMusicAPI
import TonearmDevice
import TonearmSimulator
package import TonearmWorld

/// Simulations whose requests another service answers.
extension SimulatedAppleMusic {
    /// Makes a subscriber's phone with an app that has consent.
    /// - Parameters:
    ///   - address: the address of the service.
    ///   - tokens: the tokens for the service; nil for those of the device.
    ///   - storefront: the country of the account.
    ///   - time: the time of the stopped clock, since 1970.
    ///   - connect: makes the service.
    /// - Throws: `Refusal` if the account cannot move to the storefront.
    package convenience init(
        answeredAt address: ServiceAddress, _ tokens: LentTokens?, storefront: String, time: Duration,
        connect: @escaping @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>
    ) throws {
        var world = World(seed: 1, clock: .fixed(seconds: time.wholeSeconds))
        if let scenario = SimulatedScenario.subscriber.value { try world.begin(scenario, now: time.wholeSeconds) }
        if storefront != "us" {
            _ = try world.act { device throws(Refusal) in try device.moveStorefront(to: storefront) }
        }
        world.address = address
        self.init(world, connect: connect)
        if let origin = address.origin, let tokens { stage.client.lend(tokens, for: origin) }
    }

    /// The user token that requests carry now; nil for none.
    package var heldUserToken: String? {
        stage.withWorld { $0.address.isOnNetwork ? stage.client.serverUserToken(of: $0) : $0.userToken?.text }
    }

    /// Whether a service on the network answers, whose tokens the device does not request.
    package var isAnsweredOnNetwork: Bool { stage.withWorld { $0.address.isOnNetwork } }
}
