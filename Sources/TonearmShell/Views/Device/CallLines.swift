import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import TerminalText

/// The calls of the frameworks for a step: a line for each generation that the app and its device have.
enum CallLines {
    static func lines(_ call: FrameworkCall, in scope: FrameworkScope) -> [StyledText] {
        let names = lines(call.names(in: scope))
        guard call.isApproximation(in: scope) else { return names }
        return names + [
            .faint("before iOS 11 the locale's region stands in for the account's country, and may be another")
        ]
    }

    /// The calls that change the device's library; none in Apple's simulator, which has no library: there only the request is sent.
    static func libraryLines(
        _ call: FrameworkCall, on device: MusicDevice, in scope: FrameworkScope
    ) -> [StyledText] {
        device.device.kind == .simulator ? [] : lines(call, in: scope)
    }

    /// Returns the announcements of changes that the app did not make, such as the user's in a system sheet.
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

/// The calls on a player for a command, in each framework that the device has.
struct PlayerCallLines {
    let calls: [PlayerCall]
    let kind: PlayerKind
    let scope: FrameworkScope

    /// - Parameter vocabulary: the frameworks whose calls are shown, where the app is written for none of them in particular.
    init(_ calls: [PlayerCall], on device: MusicDevice, _ vocabulary: Frameworks) {
        self.calls = calls
        kind = device.installation.playerKind
        scope = device.frameworks.narrowed(to: vocabulary)
    }

    /// With the player written out: `try await ApplicationMusicPlayer.shared.play()`.
    private var names: [FrameworkName] {
        let names = calls.flatMap { call in
            call.names(on: kind, version: scope.version).compactMap { written($0, for: call) }
        }
        return scope.chosen(names)
    }

    private func written(_ name: FrameworkName, for call: PlayerCall) -> FrameworkName? {
        var text = name.call
        if name.framework == "MusicKit" {
            // There the start item is named where the queue is made, and not before.
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

    var json: JSON {
        .array(names.map { ["framework": .string($0.framework), "call": .string($0.call)] })
    }
}

extension PlayerCall {
    fileprivate var setsQueue: Bool {
        switch self {
        case .setQueue, .setQueueFromDescriptor: true
        default: false
        }
    }
}
