import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import TerminalText

/// The changes that a command made to a player, with the calls that an app makes for them.
struct PlayerAnswer: View {
    var headline: StyledText?
    let changes: [Change]
    /// Those that are told below, because somebody watches them.
    var watched: [Change] = []
    let calls: PlayerCallLines
    let device: MusicDevice
    /// Milliseconds since 1970.
    let now: Milliseconds
    /// The queue that resulted, where it is shown.
    var queue: QueueTable?
    /// The commands that go on.
    var nextSteps: StyledText?

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let told =
            changes.isEmpty && headline == nil
            ? [StyledText.faint("Nothing changed.")]
            : changes.filter { (headline == nil || !isImplied($0)) && !watched.contains($0) }.flatMap { change in
                Wrapping.lines(of: sentence(of: change), width: frame.width).map { StyledText($0) }
            }
        return (headline.map { [$0] } ?? []) + told + (queue?.lines(in: frame) ?? [])
            + (nextSteps.map { Wrapping.lines(of: $0, width: frame.width) } ?? []) + calls.lines(width: frame.width)
    }

    /// The headline says it already.
    private func isImplied(_ change: Change) -> Bool {
        guard case .player(device.playerAddress, let own) = change else { return false }
        return switch own {
        case .nowPlayingItemChanged, .prepared, .playbackStateChanged: true
        default: false
        }
    }

    /// Of the player in use it need not be said which it is.
    private func sentence(of change: Change) -> String {
        guard case .player(device.playerAddress, let own) = change else { return change.sentence }
        // Where it plays by now, nothing goes on any more.
        return switch own {
        case .queueSet(let count, let leftOut, _) where headline != nil:
            PlayerChange.queueSet(count: count, leftOut: leftOut, isLater: false).sentence
        case .stationSet(let title, _) where headline != nil:
            PlayerChange.stationSet(title, isLater: false).sentence
        default: own.sentence
        }
    }

    var body: Body? {
        var object = PlayerJSON.state(of: device.player, at: device.playerAddress, now: now)
        object.append("changes", .strings(changes.map { sentence(of: $0) }))
        object.append("calls", calls.json)
        if let queue { object.append("entries", queue.json) }
        return .json(.object(object))
    }

    /// The now playing resource, if an app knows it.
    var identifiers: [ResourceIdentifier]? {
        queue?.identifiers ?? device.player.queue.currentEntry?.resource.map { [$0] } ?? []
    }
}

extension QueueEntry {
    /// Of a station's track an app learns no id.
    var resource: ResourceIdentifier? { content.isOpaque ? nil : content.item.resource }
}

/// Players as JSON.
enum PlayerJSON {
    static func state(of player: Player, at address: PlayerAddress, now: Milliseconds) -> JSONObject {
        JSONObject([
            ("player", .string(address.kind.rawValue)), ("queueOf", .string("\(address.app)")),
            ("status", .string(player.status.rawValue)), ("position", .integer(player.position(at: now))),
            ("nowPlaying", item(player.queue.nowPlayingItem)), ("repeat", .string(player.repeatMode.rawValue)),
            ("shuffle", .string(player.shuffleMode.rawValue)), ("rate", .string(player.rate.description)),
        ])
    }

    /// As an app sees it.
    static func item(_ item: NowPlayingItem?) -> JSON {
        guard let item else { return .null }
        return [
            "title": .string(item.title), "artist": item.artist.map(JSON.string) ?? .null,
            "album": item.album.map(JSON.string) ?? .null, "duration": item.duration.map(JSON.integer) ?? .null,
            "playbackStoreID": item.storeID.map(JSON.string) ?? .null, "hasArtwork": .bool(item.hasArtwork),
            "index": item.index.map(JSON.integer) ?? .null,
        ]
    }
}
