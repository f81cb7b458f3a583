import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

/// A view of a command's effects on a player, with the calls that an app would make.
struct PlayerAnswer: View {
    var headline: StyledText?
    let changes: [Change]
    /// The watched changes, which are reported separately.
    var watched: [Change] = []
    let calls: PlayerCallLines
    let device: MusicDevice
    /// Milliseconds since 1970.
    let now: Milliseconds
    /// The resulting queue; nil if it is not shown.
    var queue: QueueTable?
    /// The suggested commands; nil for none.
    var nextSteps: StyledText?
    /// The line if nothing changed.
    var unchanged = "Nothing changed."

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let told =
            changes.isEmpty && headline == nil
            ? [StyledText.faint(unchanged)]
            : changes.filter { (headline == nil || !isImplied($0)) && !watched.contains($0) }.flatMap { change in
                Wrapping.lines(of: sentence(of: change), width: frame.width).map { StyledText($0) }
            }
        return (headline.map { [$0] } ?? []) + told + (queue?.lines(in: frame) ?? [])
            + (nextSteps.map { Wrapping.lines(of: $0, width: frame.width) } ?? []) + calls.lines(width: frame.width)
    }

    /// Returns whether the headline already contains a change.
    private func isImplied(_ change: Change) -> Bool {
        guard case .player(device.playerAddress, let own) = change else { return false }
        return switch own {
        case .nowPlayingItemChanged, .prepared, .playbackStateChanged, .shuffleModeChanged, .repeatModeChanged: true
        default: false
        }
    }

    /// Describes a change. The sentence contains the player only if it is not the one in use.
    private func sentence(of change: Change) -> String {
        guard case .player(device.playerAddress, let own) = change else { return change.sentence }
        // If the player plays the new queue already, the sentence must not announce it for later.
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

    /// The identifier of the current item, if an app can read it.
    var identifiers: [ResourceIdentifier]? {
        queue?.identifiers ?? device.player.queue.currentEntry?.resource.map { [$0] } ?? []
    }
}

extension QueueEntry {
    /// The resource; nil for a station's track, whose id apps cannot read.
    var resource: ResourceIdentifier? { content.isOpaque ? nil : content.item.resource }
}

/// Players in JSON.
enum PlayerJSON {
    static func state(of player: Player, at address: PlayerAddress, now: Milliseconds) -> JSONObject {
        JSONObject([
            ("player", .string(address.kind.rawValue)), ("queueOf", .string("\(address.app)")),
            ("status", .string(player.status.rawValue)), ("position", .integer(player.position(at: now))),
            ("nowPlaying", item(player.queue.nowPlayingItem)), ("repeat", .string(player.repeatMode.rawValue)),
            ("shuffle", .string(player.shuffleMode.rawValue)), ("rate", .string(player.rate.description)),
        ])
    }

    /// Returns an item with the properties that an app can read.
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
