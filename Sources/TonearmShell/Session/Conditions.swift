import AppleMusicAPI
import AppleMusicSimulator
package import Console
import MusicWorld

/// Everything that makes the simulator answer otherwise than usual until a person ends it: faults, and an earlier era.
struct Conditions: Equatable {
    /// The faults as `fault set` takes them, without how often: `503 --on /v1/catalog`.
    let faults: [String]
    /// The era that is played; nil for today, and if another service answers.
    let era: Era?

    init(_ world: World) {
        let memory = world.memory
        var faults = memory.faults.list.map(\.played.text)
        if memory.faults.rateLimit != nil { faults.append(FaultSpec.rateLimit(retryAfter: nil).text) }
        faults += PlayerFault.allCases.filter { world.playerFaults.contains($0.value) }.map(\.rawValue)
        self.faults = faults
        era = world.address.isSimulated && memory.era != .today ? memory.era : nil
    }

    /// The part of the prompt: `[fault 503]`, `[era 2017, 2 faults]`; empty if everything is as usual.
    var mark: String {
        var parts = era.map { ["era \($0.rawValue)"] } ?? []
        if let first = faults.first {
            parts.append(faults.count == 1 ? "fault \(first.prefix { $0 != " " })" : "\(faults.count) faults")
        }
        return parts.isEmpty ? "" : "[\(parts.joined(separator: ", "))]"
    }

    /// What is on, with the commands that end it; nil if everything is as usual.
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
    /// The API of the era that the simulator plays; today's if another service answers.
    var schema: Schema { Conditions(world).era?.schema ?? .appleMusic }

    /// The faults and the era that are on, for the greeting; nil if everything is as usual.
    package var conditionsNotice: StyledText? { Conditions(world).notice }
}
