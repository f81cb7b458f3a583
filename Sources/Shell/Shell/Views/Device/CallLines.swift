import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

/// The lines with the framework calls of a step: one for each framework that the app uses and its device has.
enum CallLines {
    static func lines(_ call: FrameworkCall, in scope: FrameworkScope) -> [StyledText] {
        let names = lines(call.names(in: scope), scope.detail)
        guard call.isApproximation(in: scope), scope.detail == .whole else { return names }
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
        return lines(scope.chosen(names), scope.detail)
    }

    private static func lines(_ names: [FrameworkName], _ detail: FrameworkScope.Detail) -> [StyledText] {
        switch detail {
        case .whole: break
        case .brief:
            // MusicKit's call is the last one.
            return names.last.map { [.faint("  \($0.framework)  \($0.call)")] } ?? []
        case .none: return []
        }
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
    /// The values that stand for the names of values in calls, such as `.songs` for `mode`; empty to show the names.
    private let values: [(name: String, value: String)]

    /// - Parameters:
    ///   - vocabulary: the frameworks whose calls are shown, if the app uses both.
    ///   - showsValues: whether a call that sets a property has the value that was set.
    init(
        _ calls: [PlayerCall], on device: MusicDevice, _ vocabulary: Settings.Vocabulary, showsValues: Bool = false
    ) {
        self.calls = calls
        kind = device.installation.playerKind
        scope = device.frameworks(in: vocabulary)
        let player = device.player
        values =
            showsValues
            ? [
                ("shuffleMode = mode", "shuffleMode = .\(player.shuffleMode.rawValue)"),
                ("repeatMode = mode", "repeatMode = .\(player.repeatMode.rawValue)"),
                ("laybackRate = rate", "laybackRate = \(player.rate)"),
            ] : []
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
        for (name, value) in values { text = text.replacing(name, with: value) }
        let player = name.framework == "MusicKit" ? kind.musicKitName : kind.mediaPlayerName
        return FrameworkName(framework: name.framework, call: text.replacing("player.", with: player + "."))
    }

    private var startsAtItem: Bool { calls.contains { if case .startItem = $0 { true } else { false } } }

    private static let indent = 14

    func lines(width: Int) -> [StyledText] {
        if scope.detail != .whole { return brief(width: width) }
        return ["MediaPlayer", "MusicKit"].flatMap { framework -> [StyledText] in
            let calls = names.filter { $0.framework == framework }.flatMap {
                Wrapping.lines(of: $0.call, width: max(width - Self.indent, 20))
            }
            return calls.enumerated().map { index, call in
                let name = index == 0 ? "  " + framework : ""
                return .faint(name + String(repeating: " ", count: Self.indent - name.count)) + StyledText(call, .call)
            }
        }
    }

    /// Returns the calls of one framework on one line; empty if no calls are shown.
    private func brief(width: Int) -> [StyledText] {
        guard scope.detail == .brief, let framework = names.last?.framework else { return [] }
        let calls = names.filter { $0.framework == framework }.map(\.call)
        let whole = "  \(framework)  \(calls.joined(separator: "; "))"
        if displayWidth(whole) <= width { return [.faint(whole)] }
        // The last call is the one that acts; those before it prepare.
        let last = "  \(framework)  \(calls.last ?? "")"
        return [.faint((calls.count > 1 ? last + ", after \(calls.count - 1) more" : last).cut(to: width))]
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

extension MusicDevice {
    /// Returns the frameworks whose calls and errors are shown, and how much of their calls.
    func frameworks(in vocabulary: Settings.Vocabulary) -> FrameworkScope {
        var scope = frameworks.narrowed(to: vocabulary.frameworks)
        scope.detail = vocabulary == .brief ? .brief : vocabulary == .none ? .none : .whole
        return scope
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
    /// - Parameter isCalm: whether "off" is faint rather than red, because it is no fault.
    static func words(_ capabilities: Capabilities, isCalm: Bool = false) -> StyledText {
        Capability.allCases.map { capability in
            StyledText("\(capability.short) ")
                + (capabilities[capability] ? StyledText("on", .on) : StyledText("off", isCalm ? .faint : .off))
        }.joined(separator: "  ")
    }

    /// Returns the combination in a word or two for the prompt; empty for a subscriber's usual one.
    static func summary(_ capabilities: Capabilities) -> StyledText {
        switch (
            capabilities.contains(.catalogPlayback), capabilities.contains(.cloudLibraryAdd),
            capabilities.contains(.subscriptionEligible)
        ) {
        case (true, true, false): StyledText()
        case (true, false, false): StyledText("(plays, adds nothing)", .faint)
        case (false, false, true): StyledText("(no plan, may get one)", .faint)
        case (false, true, _): StyledText("(adds, plays nothing)", .faint)
        case (false, false, false): StyledText("(no plan)", .faint)
        case (true, _, true): StyledText("(plays, may subscribe)", .faint)
        }
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
