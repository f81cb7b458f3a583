import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText

/// A view of the part of a queue that an app can read. It can read all entries of its own queue, two entries of a
/// station, and only the current item of the Music app's queue.
struct QueueTable: View {
    let device: MusicDevice
    /// Milliseconds since 1970.
    let now: Milliseconds

    /// The maximum number of entries of a queue that is shown with a command's answer.
    static let longestBeside = 30

    private var player: Player { device.player }
    private var address: PlayerAddress { device.playerAddress }
    /// The readable queue. For the Music app this is the playing queue: only its current item is readable, which
    /// belongs to the old queue until 'play' starts the new one.
    private var queue: PlayQueue { address.kind.editsQueue ? player.shownQueue : player.queue }
    /// Whether the readable queue waits for 'play'.
    private var isUpcoming: Bool { address.kind.editsQueue && player.upcoming != nil }

    /// The shown entries with their zero-based indices. The Music app's queue shows only its current entry.
    private var rows: [(place: Int, entry: QueueEntry)] {
        let all = queue.entries.enumerated().map { (place: $0.offset, entry: $0.element) }
        return address.kind.editsQueue ? all : all.filter { $0.place == queue.current }
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if queue.isEmpty { return [StyledText("The queue of '\(address)' is empty.")] + emptyWay }
        let headings = [
            Table.Heading(title: "", weight: 1000, isFlexible: false),
            Table.Heading(title: "#", isRightAligned: true, weight: 999, isFlexible: false, style: .faint),
            Table.Heading(title: "Title", weight: 100), Table.Heading(title: "Artist", weight: 60),
            Table.Heading(title: "Time", isRightAligned: true, weight: 90, isFlexible: false),
            Table.Heading(title: "Part", weight: 80, isFlexible: false),
            Table.Heading(title: "Id", weight: 20, isFlexible: false, isSpare: true, style: .faint),
        ]
        let table = Table(
            headings: headings,
            rows: rows.map { [mark($0.place, frame.isPlain)] + cells(of: $0.entry, number: number($0.place)) })
        return table.lines(in: frame)
            + ([footer] + notes).flatMap { Wrapping.lines(of: $0, width: frame.width) }
    }

    private func mark(_ place: Int, _ isPlain: Bool) -> String {
        guard place == queue.current, !isUpcoming else { return "" }
        if isPlain { return player.status.rawValue }
        return player.status == .playing ? "▶" : "‖"
    }

    /// Returns the number of an entry; empty for stations, which have no end, and for the Music app's queue, which
    /// apps cannot number.
    private func number(_ place: Int) -> String {
        queue.station == nil && address.kind.editsQueue ? String(place + 1) : ""
    }

    private func cells(of entry: QueueEntry, number: String) -> [String] {
        let content = entry.content
        let isPart = content.start > 0 || (content.end ?? 0) < content.item.duration
        return [
            number, content.title, content.item.artist ?? "", content.length.map(Column.duration) ?? "live",
            isPart ? "\(content.start.asTime)–\((content.end ?? 0).asTime)" : "", entry.resource?.description ?? "–",
        ]
    }

    private var footer: StyledText {
        .faint("\(count); \(owner); repeat \(player.repeatMode.rawValue), shuffle \(player.shuffleMode.rawValue)")
    }

    private var count: String {
        if let station = queue.station { return "the station '\(station.identity.title)', as far as it is shown" }
        if !address.kind.editsQueue { return "the now playing item, which is all that an app can read" }
        let length = queue.entries.reduce(0) { $0.addingClamped($1.content.length ?? 0) }
        let entries = queue.entries.count == 1 ? "1 entry" : "\(queue.entries.count) entries"
        return "\(entries), \(Column.duration(length))"
    }

    private var owner: String { "\(address.app)'s queue" }

    private var notes: [StyledText] {
        var notes: [StyledText] = []
        if player.upcoming != nil {
            let other = isUpcoming ? "this queue" : "the queue that was set, which is not read before"
            notes.append(.faint("what plays goes on until ") + .command("play") + .faint(" begins \(other)"))
        }
        if let transaction = player.transaction {
            let edits = transaction.edits.count == 1 ? "1 edit" : "\(transaction.edits.count) edits"
            notes.append(
                .faint("a transaction is open, with \(edits): ") + .command("queue commit") + .faint(" or ")
                    + .command("queue rollback"))
        }
        if !player.jobs.isEmpty { notes.append(.faint("an edit is on its way")) }
        return notes
    }

    private var emptyWay: [StyledText] {
        [.faint("fill it: ") + .command("queue set RESOURCE") + .faint(" or ") + .command("play RESOURCE")]
    }

    var json: JSON {
        .array(
            rows.map { row in
                let content = row.entry.content
                return [
                    "number": number(row.place).isEmpty ? .null : .integer(row.place + 1),
                    "title": .string(content.title), "artist": content.item.artist.map(JSON.string) ?? .null,
                    "start": .integer(content.start), "end": content.end.map(JSON.integer) ?? .null,
                    "resource": row.entry.resource.map { .string($0.description) } ?? .null,
                    "isCurrent": .bool(row.place == queue.current && !isUpcoming),
                ]
            })
    }

    var body: Body? {
        var object = PlayerJSON.state(of: player, at: address, now: now)
        object.append("transaction", player.transaction.map { .integer($0.edits.count) } ?? .null)
        object.append("entries", json)
        return .json(.object(object))
    }

    var identifiers: [ResourceIdentifier]? { rows.compactMap(\.entry.resource) }
}

extension Milliseconds {
    /// The time in whole seconds, as players show it: `4:49`.
    var asWholeTime: String { (self / 1000 * 1000).asTime }
}
