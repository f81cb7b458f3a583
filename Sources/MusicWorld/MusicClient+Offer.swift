import AppleMusicAPI
import AppleMusicSimulator
package import MusicDevice

/// Loading an offer's page from a server, which takes time and can fail.
extension MusicClient {
    /// The path for faults that affect loading offers.
    package static let offerPath = "/offer"

    /// Finishes loading, after the device started it. An interrupted load ends without an offer.
    /// - Returns: the changes; the last shows whether it loaded.
    /// - Throws: `Refusal`, `CancellationError`.
    package func finishLoadingOffer(in keeper: some WorldKeeper) async throws -> [Change] {
        do {
            try keeper.checkIsRunning()
            let fault = keeper.withWorld { $0.memory.faults.consume(for: Self.offerPath) }
            if let delay = fault?.delay, keeper.withWorld({ $0.clock.isRunning }) {
                try await keeper.wait { try await Task.sleep(for: .seconds(delay)) }
            }
            return try complete(fault, in: keeper)
        } catch let error as CancellationError {
            _ = try? completeLoading(with: .offline, in: keeper)
            throw error
        }
    }

    private func complete(_ fault: Faults.Fault?, in keeper: some WorldKeeper) throws(Refusal) -> [Change] {
        let isOffline = keeper.withWorld { $0.memory.faults.isOffline(on: Self.offerPath) }
        if isOffline { return try completeLoading(with: .offline, in: keeper) }
        if case .status(_)? = fault?.effect { return try completeLoading(with: .serviceFailed, in: keeper) }
        return try completeLoading(with: nil, in: keeper)
    }

    private func completeLoading(with fault: OfferFault?, in keeper: some WorldKeeper) throws(Refusal) -> [Change] {
        try act(.service, in: keeper) { device throws(Refusal) in try device.finishLoadingOffer(fault: fault) }
    }
}
