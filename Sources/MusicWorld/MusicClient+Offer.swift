import AppleMusicAPI
import AppleMusicSimulator
package import MusicDevice

/// The page of an offer comes from a server: it takes time, and can fail.
extension MusicClient {
    /// The path on which faults affect the loading of offers.
    package static let offerPath = "/offer"

    /// The completion of loading, after the device began it. Whoever interrupts it has no offer.
    /// - Returns: what changed; the last change says whether it loaded.
    /// - Throws: `Refusal`, `CancellationError`.
    package func finishLoadingOffer(in world: inout World) async throws -> [Change] {
        do {
            let fault = try await offerFault(in: &world)
            return try world.act { device throws(Refusal) in try device.finishLoadingOffer(fault: fault) }
        } catch let error as CancellationError {
            _ = try? world.act { device throws(Refusal) in try device.finishLoadingOffer(fault: .offline) }
            throw error
        }
    }

    private func offerFault(in world: inout World) async throws -> OfferFault? {
        let fault = world.memory.faults.consume(for: Self.offerPath)
        if let delay = fault?.delay, world.clock.isRunning { try await Task.sleep(for: .seconds(delay)) }
        if world.memory.faults.isOffline(on: Self.offerPath) { return .offline }
        if case .status(_)? = fault?.effect { return .serviceFailed }
        return nil
    }
}
