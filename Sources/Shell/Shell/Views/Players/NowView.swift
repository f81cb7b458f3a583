import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText

/// A view of the current item: title, artist and album, progress, and the player.
struct NowView: View {
    let device: MusicDevice
    /// Milliseconds since 1970.
    let now: Milliseconds

    private var player: Player { device.player }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        guard let item = player.queue.nowPlayingItem else {
            return [StyledText("Nothing is chosen on the \(device.playerAddress.kind.rawValue) player.")] + [
                .faint("choose something: ") + .command("play RESOURCE")
            ]
        }
        let source = [item.artist, item.album].compactMap { $0 }.joined(separator: " — ")
        return [.strong(item.title)] + (source.isEmpty ? [] : [StyledText(source)])
            + [StyledText(progress(in: frame))]
            + whereabouts.broken(in: frame)
    }

    private func progress(in frame: Screen.Frame) -> String {
        let progress = Progress(player, now: now)
        return frame.isPlain ? progress.words : progress.line(width: min(frame.width, 60))
    }

    private var whereabouts: [StyledText] {
        let kind = device.playerAddress.kind.rawValue
        return [
            .faint("\(kind) player of \(device.instance), \(player.status.rawValue)")
                + .faint(player.isPreparing ? ", preparing" : "")
                + .faint(player.isWaiting ? ", waiting for the station's next track" : ""),
            .faint("Now Playing on '\(device.currentDevice)': \(device.device.nowPlayingApp)"),
        ]
    }

    var body: Body? {
        var object = PlayerJSON.state(of: player, at: device.playerAddress, now: now)
        object.append("nowPlayingApp", .string("\(device.device.nowPlayingApp)"))
        return .json(.object(object))
    }

    var identifiers: [ResourceIdentifier]? { player.queue.currentEntry?.resource.map { [$0] } ?? [] }
}

/// The progress of the current item as a bar.
struct Progress {
    let mark: String
    /// The position from the beginning of the item.
    let position: Milliseconds
    /// The duration; nil for a live stream.
    let end: Milliseconds?

    init(_ player: Player, now: Milliseconds) {
        mark = player.status == .playing ? "▶" : "‖"
        position = player.position(at: now)
        end = player.queue.currentEntry?.content.end
    }

    /// The progress of a preview, which always plays.
    init(_ preview: PreviewPlayback, now: Milliseconds) {
        mark = "▶"
        position = preview.position(at: now)
        end = preview.length
    }

    /// The progress in words, such as `at 1:12 of 4:49`.
    var words: String { "at \(position.asWholeTime) of " + (end.map { Column.duration($0) } ?? "what is live") }

    /// Returns the bar: `▶ 1:12 ━━━━━━────────── 4:49`.
    func line(width: Int) -> String {
        guard let end else { return "\(mark) \(position.asWholeTime) live" }
        let (left, right) = ("\(mark) \(position.asWholeTime) ", " \(Column.duration(end))")
        let room = max(width - displayWidth(left) - displayWidth(right), 4)
        let played = end == 0 ? room : min(max(position.multipliedClamped(by: room) / end, 0), room)
        return left + String(repeating: "━", count: played) + String(repeating: "─", count: room - played) + right
    }
}

/// A view of the current item's properties that an app can read.
struct NowPlayingItemView: View {
    let device: MusicDevice
    /// The frameworks whose calls are shown.
    let vocabulary: Settings.Vocabulary

    private var item: NowPlayingItem? { device.player.queue.nowPlayingItem }

    private var rows: [(name: String, text: String)] {
        guard let item else { return [] }
        return [
            ("title", item.title), ("artist", item.artist ?? "nil"), ("albumTitle", item.album ?? "nil"),
            ("playbackDuration", item.duration.map(\.asTime) ?? "none: it is live"),
            ("playbackStoreID", item.storeID.map(storeID) ?? "none: a station's track has no usable id"),
            (
                "artwork",
                item.hasArtwork
                    ? "there is one"
                    : "nil: it is streamed; keep the artwork of the resource, found by its store id"
            ),
            ("indexOfNowPlayingItem", item.index.map { "\($0)" } ?? "NSNotFound: a station has no end to count to"),
        ]
    }

    private func storeID(_ id: String) -> String {
        id == "0" ? "0: it is only in the library" : "\(id), the id in the catalog"
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let calls = PlayerCallLines([.nowPlayingItem, .nowPlayingIndex], on: device, vocabulary)
            .lines(width: frame.width)
        if item == nil { return [StyledText("The now playing item is nil: nothing is chosen.")] + calls }
        return ProseRows(rows: rows).lines(in: frame) + calls
    }

    var body: Body? { .json(PlayerJSON.item(item)) }
    var identifiers: [ResourceIdentifier]? { device.player.queue.currentEntry?.resource.map { [$0] } ?? [] }
}
