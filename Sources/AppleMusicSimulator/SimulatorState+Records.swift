package import AppleMusicAPI

/// The service's records of accounts, and their changes outside of requests.
extension SimulatorState {
    func record(of account: String) -> AccountRecord? { records.first { $0.name == account } }

    /// Changes the record of an account; a missing record is created.
    mutating func change(_ account: String, _ change: (inout AccountRecord) -> Void) {
        if let index = records.firstIndex(where: { $0.name == account }) { return change(&records[index]) }
        var record = AccountRecord(account)
        change(&record)
        records.append(record)
    }

    /// Records a play on a device.
    /// - Parameters:
    ///   - resource: a song, music video or station, in the catalog or the library, or a whole album or playlist that was started.
    ///   - container: the album, playlist or station from which a track was played; nil for a single track.
    ///   - time: seconds since 1970.
    package mutating func recordPlay(
        account name: String, of resource: ResourceIdentifier, in container: ResourceIdentifier? = nil, at time: Int
    ) {
        change(name) { $0.waiting.append(.played(Play(of: resource, in: container, at: time))) }
    }

    /// Removes a resource from a library; requests cannot do this. Its library id is never reused: adding it again
    /// creates another.
    package mutating func removeFromLibrary(_ resource: ResourceIdentifier, account name: String) {
        change(name) { $0.waiting.append(.removed(resource)) }
    }
}
