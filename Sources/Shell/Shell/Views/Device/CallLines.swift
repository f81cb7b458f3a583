import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

/// The lines with the framework calls of a step: one for each framework that the app uses and its device has.
enum CallLines {
    static func lines(_ call: FrameworkCall, in scope: FrameworkScope) -> [StyledText] {
        let names = lines(call.names(in: scope))
        guard call.isApproximation(in: scope) else { return names }
        return names + [
            .faint("before iOS 11 the locale's region replaces the account's country, and may differ")
        ]
    }

    /// Returns the calls that change the device's library; empty in Apple's simulator, which has no library and only
    /// sends requests.
    static func libraryLines(
        _ call: FrameworkCall, on device: MusicDevice, in scope: FrameworkScope
    ) -> [StyledText] {
        device.device.kind == .simulator ? [] : lines(call, in: scope)
    }

    /// Returns the notifications of changes that the app did not make, such as a choice of the user in a system sheet.
    static func heard(_ changes: [Change], in scope: FrameworkScope) -> [StyledText] {
        let heard = changes.compactMap(\.announcement)
        let all = [("StoreKit", heard.compactMap(\.storeKit)), ("MusicKit", heard.compactMap(\.musicKit))]
        let names = all.filter { !$0.1.isEmpty }.map {
            FrameworkName(framework: $0.0, call: $0.1.joined(separator: ", "))
        }
        return lines(scope.chosen(names))
    }

    private static func lines(_ names: [FrameworkName]) -> [StyledText] {
        let width = names.map(\.framework.count).max() ?? 0
        return names.map { name in
            .faint("  \(name.framework)\(String(repeating: " ", count: width - name.framework.count))  ")
                + StyledText(name.call, .call)
        }
    }
}

/// The calls on a player for a command, in each framework of the device.
struct PlayerCallLines {
    let calls: [PlayerCall]
    let kind: PlayerKind
    let scope: FrameworkScope

    /// - Parameter vocabulary: the frameworks whose calls are shown, if the app uses both.
    init(_ calls: [PlayerCall], on device: MusicDevice, _ vocabulary: Frameworks) {
        self.calls = calls
        kind = device.installation.playerKind
        scope = device.frameworks.narrowed(to: vocabulary)
    }

    /// The complete calls, such as `try await ApplicationMusicPlayer.shared.play()`.
    private var names: [FrameworkName] {
        let names = calls.flatMap { call in
            call.names(on: kind, version: scope.version).compactMap { written($0, for: call) }
        }
        return scope.chosen(names)
    }

    private func written(_ name: FrameworkName, for call: PlayerCall) -> FrameworkName? {
        var text = name.call
        if name.framework == "MusicKit" {
            // MusicKit takes the start item when the queue is created, so it needs no separate call.
            if startsAtItem, call.setsQueue { return nil }
            if case .startItem = call { text = "player.queue = \(text)" }
        }
        let player = name.framework == "MusicKit" ? kind.musicKitName : kind.mediaPlayerName
        return FrameworkName(framework: name.framework, call: text.replacing("player.", with: player + "."))
    }

    private var startsAtItem: Bool { calls.contains { if case .startItem = $0 { true } else { false } } }

    private static let indent = 14

    func lines(width: Int) -> [StyledText] {
        ["MediaPlayer", "MusicKit"].flatMap { framework -> [StyledText] in
            let calls = names.filter { $0.framework == framework }.flatMap {
                Wrapping.lines(of: $0.call, width: max(width - Self.indent, 20))
            }
            return calls.enumerated().map { index, call in
                let name = index == 0 ? "  " + framework : ""
                return .faint(name + String(repeating: " ", count: Self.indent - name.count)) + StyledText(call, .call)
            }
        }
    }

    var json: JSON { .array(names.map { ["framework": .string($0.framework), "call": .string($0.call)] }) }
}

extension PlayerCall {
    fileprivate var setsQueue: Bool {
        switch self {
        case .setQueue, .setQueueFromDescriptor: true
        default: false
        }
    }
}

/// The notifications of changes to apps.
enum ChangeLines {
    /// Describes a watched change, with its notifications in both frameworks.
    static func watched(_ change: Change, in scope: FrameworkScope, width: Int) -> [StyledText] {
        guard let announcement = change.announcement else { return [] }
        let all = [("StoreKit", announcement.storeKit), ("MusicKit", announcement.musicKit)]
        let names = scope.chosen(all.compactMap { name, call in call.map { FrameworkName(framework: name, call: $0) } })
        return Wrapping.lines(of: change.sentence, width: width - 2).enumerated().map { index, line in
            StyledText(index == 0 ? "» " : "  ", .warning) + StyledText(line)
        } + [StyledText("  " + names.map(\.call).joined(separator: " · "), .call)]
    }
}

/// The three capabilities on one line.
enum CapabilityRow {
    /// Returns the line for a table: `playback ✓  add –  eligible –`.
    static func line(_ capabilities: Capabilities) -> String {
        Capability.allCases.map { "\($0.short) \(capabilities[$0] ? "✓" : "–")" }.joined(separator: "  ")
    }

    /// Returns the line in words, `playback on  add off  eligible off`, in green and red.
    static func words(_ capabilities: Capabilities) -> StyledText {
        Capability.allCases.map { capability in
            StyledText("\(capability.short) ")
                + (capabilities[capability] ? StyledText("on", .on) : StyledText("off", .off))
        }.joined(separator: "  ")
    }

    /// Returns the capabilities for the prompt: `PA-`, with a colored letter for each that is on.
    static func styledLetters(_ capabilities: Capabilities) -> StyledText {
        Capability.allCases.map { capability in
            capabilities[capability]
                ? StyledText(capability.short.prefix(1).uppercased(), .on) : StyledText("-", .off)
        }.joined(separator: StyledText())
    }
}

/// The names of a value in both frameworks on separate lines, for screens on which a table would cut them.
enum NamesBelow {
    /// - Parameter musicKit: nil if the device's system has no MusicKit.
    static func lines(_ value: StyledText, storeKit: String, musicKit: String?, in frame: Screen.Frame) -> [StyledText]
    {
        let names = [("StoreKit", storeKit)] + (musicKit.map { [("MusicKit", $0)] } ?? [])
        let lines = [value] + names.map { .faint("  \($0)  ") + StyledText($1, .call) }
        return lines.broken(in: frame)
    }
}
