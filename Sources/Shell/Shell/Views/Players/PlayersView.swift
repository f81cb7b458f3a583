import AppleMusicAPI
import TonearmConsole
import TonearmDevice

/// A view of the current app's two players, side by side.
struct PlayersView: View {
    let device: MusicDevice
    /// Milliseconds since 1970.
    let now: Milliseconds
    /// The frameworks whose calls are shown.
    let vocabulary: Settings.Vocabulary

    private var kinds: [PlayerKind] { [.system, .application] }

    private func cells(_ title: String, _ cell: (Player, PlayerAddress) -> String) -> [String] {
        [title]
            + kinds.map { kind in
                let address = device.address(of: kind)
                return cell(device[address], address)
            }
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let headings =
            [Table.Heading(title: "", weight: 100, isFlexible: false, style: .faint)]
            + kinds.map { kind in
                let isUsed = kind == device.installation.playerKind
                return Table.Heading(title: "\(kind.rawValue) player\(isUsed ? " *" : "")", weight: 90)
            }
        return Table(headings: headings, rows: rows).lines(in: frame)
            + [nextSteps].broken(in: frame)
            + PlayerCallLines([.player], on: device, vocabulary).lines(width: frame.width)
    }

    private var nextSteps: StyledText {
        .faint("Now Playing on '\(device.currentDevice)': \(device.device.nowPlayingApp); * is in use, ")
            + .command("player \(other.rawValue)") + .faint(" uses the other")
    }

    private var other: PlayerKind { device.installation.playerKind == .system ? .application : .system }

    private var rows: [[String]] {
        [
            cells("queue of") { _, address in
                address.kind.editsQueue ? "\(address.app)" : "Music, which the user fills"
            },
            cells("Now Playing") { _, address in "\(address.app)" },
            cells("status") { player, _ in player.status.rawValue },
            cells("item") { player, _ in player.queue.nowPlayingItem?.title ?? "nothing" },
            cells("position") { player, _ in player.position(at: now).asWholeTime },
            cells("entries") { player, address in
                address.kind.editsQueue ? String(player.shownQueue.entries.count) : "not for apps to read"
            },
            cells("repeat") { player, _ in player.repeatMode.rawValue },
            cells("shuffle") { player, _ in player.shuffleMode.rawValue },
            cells("rate") { player, _ in player.rate.description },
            cells("queue can be") { _, address in
                address.kind.editsQueue ? "set, added to, edited, read" : "set, added to"
            },
            cells("in the background") { _, address in
                address.kind == .system ? "goes on" : "sources differ"
            },
            cells("app is gone") { _, address in address.kind == .system ? "goes on" : "stops, queue gone" },
            cells("fits") { _, address in
                address.kind == .system ? "sharing, social apps" : "workouts, games, own controls"
            },
        ]
    }

    var body: Body? {
        var object = JSONObject([("uses", .string(device.installation.playerKind.rawValue))])
        object.append("nowPlayingApp", .string("\(device.device.nowPlayingApp)"))
        for kind in kinds {
            let address = device.address(of: kind)
            object.append(kind.rawValue, .object(PlayerJSON.state(of: device[address], at: address, now: now)))
        }
        return .json(.object(object))
    }
}
