package import MusicDevice

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
