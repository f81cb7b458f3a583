import AppleMusicAPI
package import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// The settings that change the simulator's answers until the user ends them: faults, and an earlier era.
struct Conditions: Equatable {
    /// The faults in the syntax of `fault set`, without their counts: `503 --on /v1/catalog`.
    let faults: [String]
    /// The simulated era; nil for today, and if another service answers.
    let era: Era?

    init(_ world: World) {
        let memory = world.memory
        var faults = memory.faults.list.map(\.played.text)
        if memory.faults.rateLimit != nil { faults.append(FaultSpec.rateLimit(retryAfter: nil).text) }
        faults += PlayerFault.allCases.filter { world.playerFaults.contains($0.value) }.map(\.rawValue)
        self.faults = faults
        era = world.address.isSimulated && memory.era != .today ? memory.era : nil
    }

    /// The mark in the prompt, such as `[fault 503]` or `[era 2017, 2 faults]`; empty without conditions.
    var mark: String {
        var parts = era.map { ["era \($0.rawValue)"] } ?? []
        if let first = faults.first {
            parts.append(faults.count == 1 ? "fault \(first.prefix { $0 != " " })" : "\(faults.count) faults")
        }
        return parts.isEmpty ? "" : "[\(parts.joined(separator: ", "))]"
    }

    /// The active conditions, with the commands that end them; nil if there are none.
    var notice: StyledText? {
        var sentences: [StyledText] = []
        if let first = faults.first {
            let subject =
                faults.count == 1
                ? "The fault '\(first)' is on" : "\(faults.count) faults are on, the first is '\(first)'"
            sentences.append(
                StyledText("\(subject): ") + .command("fault clear")
                    + StyledText(faults.count == 1 ? " ends it." : " ends them."))
        }
        if let era {
            sentences.append(
                StyledText("The service answers as in \(era.rawValue): ") + .command("set era today")
                    + StyledText(" ends it."))
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: StyledText(" "))
    }
}

extension Session {
    /// The API of the simulated era; today's if another service answers.
    var schema: Schema { era.schema ?? .appleMusic }

    /// The active faults and era for the greeting; nil if there are none.
    package var conditionsNotice: StyledText? { Conditions(world).notice }
}

/// A fault of players rather than requests.
enum PlayerFault: String, CaseIterable {
    case queueTimeout = "queue-timeout"
    case longQueue = "long-queue"
    case slowPrepare = "slow-prepare"

    var value: PlaybackFaults {
        switch self {
        case .queueTimeout: .queueTimeout
        case .longQueue: .longQueue
        case .slowPrepare: .slowPrepare
        }
    }

    var summary: String {
        switch self {
        case .queueTimeout: "completions of transactions report a timeout, although the change is done"
        case .longQueue: "more than \(PlaybackFaults.longestQueue) entries in one piece cannot be prepared"
        case .slowPrepare:
            "'play' prepares for \(Player.preparationTime / 1000) s, and another queue or call interrupts it"
        }
    }
}
