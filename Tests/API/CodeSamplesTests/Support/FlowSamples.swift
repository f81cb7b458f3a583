import TonearmCodeSamples

/// Values of flows, from empty to complete.
enum FlowSamples {
    static let small = FlowValues(
        usageDescription: nil, offer: FlowValues.Offer(message: "join"), queue: FlowQueue(FlowQueue.Descriptor([])))
    static let full = FlowValues(
        usageDescription: "Play \"music\"\nthat matches.",
        offer: FlowValues.Offer(
            message: "playMusic", itemID: "310730204", affiliateToken: "a\"b", campaignToken: "c\\d"),
        queue: FlowQueue(
            FlowQueue.Descriptor([song("1"), song("2")], start: song("2"), startIndex: 1), repeatMode: "all",
            shuffleMode: "songs"))
    static let album = queue([album("310730204")], start: song("310730206"), isSystemPlayer: true)
    /// A queue with every kind of entry.
    static let mixed = queue([song("1"), FlowQueue.Entry(id: "l.2", kind: "album", isLibrary: true), upload, video])
    static let station = queue([radio])
    static let upload = FlowQueue.Entry(id: "i.3", kind: "song", isLibrary: true, title: "\"Mine\"\n")
    static let uploads = queue([upload])
    static let chosen = queue([song("1")], kind: .storeIDs)
    /// Queues on a system before iOS 11.
    static let old = [
        queue([song("1")], system: ios10), queue([radio], system: ios10), queue([upload, song("1")], system: ios10),
    ]

    static let all = [small, full, album, mixed, station, uploads, chosen, edited, editedByOthers] + old

    static let ios10 = FlowValues.System(name: "iOS 10.3", hasMusicAPI: false, hasMusicKit: false)
    static let radio = FlowQueue.Entry(id: "ra.1", kind: "radioStation")
    static let added = FlowQueue.Entry(id: "i.6", kind: "song", isLibrary: true, catalogID: "6")
    static let video = FlowQueue.Entry(id: "5", kind: "musicVideo")

    static func song(_ id: String) -> FlowQueue.Entry { FlowQueue.Entry(id: id, kind: "song") }
    static func album(_ id: String) -> FlowQueue.Entry { FlowQueue.Entry(id: id, kind: "album") }

    /// Seven songs with edits: play next, play later, and the talk's transaction with a move and an album.
    static let edited = values(
        FlowQueue(
            FlowQueue.Descriptor((1...7).map { song("\($0)") }),
            edits: [
                .playNext(FlowQueue.Descriptor([song("n")])),
                .playNext(FlowQueue.Descriptor([song("m"), album("a")], count: 3)),
                .playLater(FlowQueue.Descriptor([song("l")])),
                .transaction([
                    .remove(2), .insert(FlowQueue.Descriptor([song("x"), album("a")], count: 3), after: 4),
                    .move(song("7"), from: 10, after: nil),
                ]),
            ]))
    /// Edits with items that are not in the catalog.
    static let editedByOthers = values(
        FlowQueue(
            FlowQueue.Descriptor([song("1"), song("2")]),
            edits: [
                .playLater(FlowQueue.Descriptor([upload])), .playNext(FlowQueue.Descriptor([video])),
                .transaction([.insert(FlowQueue.Descriptor([upload]), after: 0), .remove(1)]),
            ]))

    private static func queue(
        _ entries: [FlowQueue.Entry], kind: FlowQueue.Descriptor.Kind? = nil, start: FlowQueue.Entry? = nil,
        isSystemPlayer: Bool = false, system: FlowValues.System = FlowValues.System()
    ) -> FlowValues {
        values(
            FlowQueue(
                FlowQueue.Descriptor(entries, kind: kind, start: start ?? entries.last),
                isSystemPlayer: isSystemPlayer), system)
    }

    static func values(_ queue: FlowQueue, _ system: FlowValues.System = FlowValues.System()) -> FlowValues {
        FlowValues(usageDescription: nil, offer: FlowValues.Offer(message: "join"), queue: queue, system: system)
    }
}
