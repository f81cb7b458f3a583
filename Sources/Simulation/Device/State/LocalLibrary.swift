import AppleMusicAPI

/// The facts of a device's library that its account does not have: plays, downloads, and the state of synchronization.
///
/// All music is in the account, so the value stays small, whatever the size of the library.
package struct LocalLibrary: Sendable, Equatable {
    /// The account whose music is on the device; nil before the first.
    package private(set) var account: String?
    /// The plays by the id of a song or music video: its id in the library, or in the catalog if it was played from
    /// there.
    package private(set) var plays: [String: Plays] = [:]
    /// The ids in the library of the downloaded songs and music videos.
    package private(set) var downloads: Set<String> = []
    /// The last second whose additions are on the device because it made them itself, since 1970.
    package private(set) var synchronized: Int?

    package init() {}

    /// The plays of a song or a music video on a device.
    package struct Plays: Sendable, Codable, Equatable {
        package fileprivate(set) var count: Int
        /// The end of the last play, in seconds since 1970.
        package fileprivate(set) var last: Int
    }

    /// Returns the plays of an item that was played from the library or the catalog; nil if there are none.
    package func plays(libraryID: String?, catalogID: String?) -> Plays? {
        let found = [libraryID, catalogID].compactMap { $0.flatMap { plays[$0] } }
        return found.reduce(nil as Plays?) { sum, next in
            Plays(count: (sum?.count ?? 0) + next.count, last: max(sum?.last ?? next.last, next.last))
        }
    }

    /// Makes the library that of an account. The music of another account leaves the device.
    package mutating func belong(to account: String) {
        if self.account == account { return }
        self = LocalLibrary()
        self.account = account
    }

    /// Counts a play that reached the end.
    /// - Parameter end: seconds since 1970.
    package mutating func notePlay(of id: String, end: Int) { notePlays(of: id, count: 1, last: end) }

    /// Counts plays that reached the end.
    /// - Parameter last: the end of the last of them, in seconds since 1970.
    package mutating func notePlays(of id: String, count: Int, last: Int) {
        var known = plays[id] ?? Plays(count: 0, last: last)
        known.count = known.count.addingClamped(count)
        known.last = max(known.last, last)
        plays[id] = known
    }

    package mutating func download(_ ids: some Sequence<String>) { downloads.formUnion(ids) }

    package mutating func removeDownloads(_ ids: some Sequence<String>) { downloads.subtract(ids) }

    /// Notes that the device has everything that the account had at a time, in seconds since 1970.
    package mutating func noteSynchronized(at time: Int) { synchronized = max(synchronized ?? time, time) }
}

/// The coded form has lists in order, so that equal libraries have equal texts.
extension LocalLibrary: Codable {
    private enum CodingKeys: String, CodingKey { case account, plays, downloads, synchronized }

    private struct PlayedEntry: Codable {
        let id: String
        let plays: Plays
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        account = try values.decodeIfPresent(String.self, forKey: .account)
        let played = try values.decodeIfPresent([PlayedEntry].self, forKey: .plays) ?? []
        plays = Dictionary(played.map { ($0.id, $0.plays) }) { first, _ in first }
        downloads = Set(try values.decodeIfPresent([String].self, forKey: .downloads) ?? [])
        synchronized = try values.decodeIfPresent(Int.self, forKey: .synchronized)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(account, forKey: .account)
        if !plays.isEmpty {
            let played = plays.sorted { $0.key < $1.key }.map { PlayedEntry(id: $0.key, plays: $0.value) }
            try values.encode(played, forKey: .plays)
        }
        if !downloads.isEmpty { try values.encode(downloads.sorted(), forKey: .downloads) }
        try values.encodeIfPresent(synchronized, forKey: .synchronized)
    }
}

extension MusicDevice {
    /// The account that the library on a device is of: the signed-in one, or without one the last.
    package func libraryOwner(on device: String) -> String? {
        let owner = self[device: device].signedIn ?? self[device: device].library.account
        return accounts.contains { $0.name == owner } ? owner : nil
    }

    /// Whether a device has the additions of its account: with a plan and Sync Library.
    package func synchronizesLibrary(on device: String) -> Bool {
        guard let account = account(on: device) else { return false }
        return account.subscription.isActive && self[device: device].cloudLibraries.contains(account.name)
    }

    /// Changes the library on a device, which becomes that of the signed-in account. Without an owner nothing changes.
    package mutating func changeLibrary(on device: String, _ body: (inout LocalLibrary) -> Void) {
        guard let owner = libraryOwner(on: device) else { return }
        var library = self[device: device].library
        library.belong(to: owner)
        body(&library)
        self[device: device].library = library
    }
}
