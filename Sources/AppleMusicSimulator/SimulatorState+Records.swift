package import AppleMusicAPI

/// The service's records of accounts, and their changes outside of requests.
extension SimulatorState {
    func record(of account: String) -> AccountRecord? { records.first { $0.name == account } }

    /// Changes the record of an account, which is empty if there is none yet.
    mutating func change(_ account: String, _ change: (inout AccountRecord) -> Void) {
        if let index = records.firstIndex(where: { $0.name == account }) { return change(&records[index]) }
        var record = AccountRecord(account)
        change(&record)
        records.append(record)
    }

    /// Tells the service what a device played.
    /// - Parameters:
    ///   - resource: a song, a music video or a station, of the catalog or the library; or a whole album or playlist that was started.
    ///   - container: the album, playlist or station out of which a track was played; nil when it was played for itself.
    ///   - time: seconds since 1970.
    package mutating func recordPlay(
        account name: String, of resource: ResourceIdentifier, in container: ResourceIdentifier? = nil, at time: Int
    ) {
        change(name) { $0.waiting.append(.played(Play(of: resource, in: container, at: time))) }
    }

    /// Removes something from a library, which no request can. Its library id is gone for good: added again it gets another.
    package mutating func removeFromLibrary(_ resource: ResourceIdentifier, account name: String) {
        change(name) { $0.waiting.append(.removed(resource)) }
    }
}
