import TonearmDevice

extension PlayableItem {
    /// Makes a song of the catalog, by default one minute long.
    static func song(
        _ title: String, _ duration: Milliseconds = 60_000, playable: Bool = true, explicit: Bool = false,
        in availability: ItemAvailability = .everywhere, released: Milliseconds? = nil
    ) -> PlayableItem {
        PlayableItem(
            catalogID: "id-\(title)", title: title, artist: "Artist", album: "Album", duration: duration,
            playParameters: playable ? ItemPlayParameters(id: "id-\(title)", kind: "song") : nil, isExplicit: explicit,
            availability: availability, released: released)
    }

    /// Makes a song that is only in the library.
    static func upload(_ title: String, _ duration: Milliseconds = 60_000) -> PlayableItem {
        PlayableItem(
            libraryID: "i.\(title)", title: title, duration: duration,
            playParameters: ItemPlayParameters(id: "i.\(title)", kind: "song", isLibrary: true))
    }
}

extension PlayableStation {
    static func station(live: Bool = false, tracks: [PlayableItem] = []) -> PlayableStation {
        PlayableStation(
            ContainerIdentity(.station, catalogID: "ra.1", title: "Radio"),
            playParameters: ItemPlayParameters(id: "ra.1", kind: "radioStation"), isLive: live, tracks: tracks)
    }
}

extension QueueDescriptor {
    static func songs(_ items: [PlayableItem], start: Int? = nil) -> QueueDescriptor {
        QueueDescriptor(.playParameters, items.map { QueuedPlayable(.item($0)) }, start: start)
    }

    /// Makes songs of one minute, named by letters: `"abc"`.
    static func named(_ letters: String, start: Int? = nil) -> QueueDescriptor {
        songs(letters.map { .song(String($0)) }, start: start)
    }

    static func station(live: Bool = false, tracks: String = "xy") -> QueueDescriptor {
        QueueDescriptor(
            .playParameters,
            [QueuedPlayable(.station(.station(live: live, tracks: tracks.map { .song(String($0)) })))])
    }
}

extension MusicDevice {
    /// A subscriber's phone with an app that has consent.
    static var subscribed: MusicDevice { scenario("subscriber") }

    /// Makes a device whose application player plays these songs since time 0.
    static func playing(_ letters: String, start: Int? = nil) throws -> MusicDevice {
        var device = subscribed
        _ = try device.setQueue(.named(letters, start: start), at: 0)
        _ = try device.play(at: 0)
        return device
    }

    /// The titles of the shown queue.
    var titles: String { player.shownQueue.entries.map(\.title).joined() }
    var current: String? { player.queue.currentEntry?.title }

    /// Returns the number of the entry with that title.
    func id(_ title: Character) -> Int { player.shownQueue.entries.first { $0.title == String(title) }?.id ?? -1 }
}

extension [Change] {
    /// The changes of players only.
    var ofPlayers: [PlayerChange] { compactMap { if case .player(_, let change) = $0 { change } else { nil } } }

    /// The titles of the songs heard, with the milliseconds.
    var heard: [String] { ofPlayers.heard }
}

extension [PlayerChange] {
    var heard: [String] {
        compactMap { if case .itemPlayed(let item) = $0 { "\(item.item.title) \(item.heard)" } else { nil } }
    }
}

/// Returns the name of a refusal's problem, such as `noQueue`.
func name(of refusal: Refusal?) -> String? {
    guard let refusal else { return nil }
    guard case .player(let problem) = refusal.code else { return "\(refusal.code)" }
    return String("\(problem)".prefix { $0 != "(" })
}
