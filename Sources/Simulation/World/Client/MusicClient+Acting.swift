import AppleMusicAPI
package import TonearmDevice
import TonearmSimulator

/// Changes of the device without a service.
extension MusicClient {
    /// Performs an action on the device, as a transaction.
    /// - Throws: `Refusal` if the device refuses; then nothing has changed.
    package func act(
        _ origin: ChangeOrigin, in keeper: some WorldKeeper,
        _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        try change(origin, in: keeper) { world throws(Refusal) in try world.act(action) }
    }

    /// Performs an action on players, at the current time.
    /// - Throws: `Refusal` if the device refuses; then nothing has changed.
    package func control(
        _ origin: ChangeOrigin, in keeper: some WorldKeeper,
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        try change(origin, in: keeper) { world throws(Refusal) in
            let now = milliseconds(in: world)
            return try world.control { device, faults throws(Refusal) in try action(&device, now, faults) }
        }
    }

    private func change(
        _ origin: ChangeOrigin, in keeper: some WorldKeeper,
        _ body: (inout World) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        let dated = try keeper.record { world throws(Refusal) in
            let time = milliseconds(in: world)
            return try body(&world).map { DatedChange($0, at: time, by: origin) }
        }
        return dated.map(\.change)
    }
}

/// The load of an offer's page from a server, which takes time and can fail.
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

    private func completeLoading(with fault: OfferProblem?, in keeper: some WorldKeeper) throws(Refusal) -> [Change] {
        try act(.service, in: keeper) { device throws(Refusal) in try device.finishLoadingOffer(fault: fault) }
    }
}
