import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

/// The list of active faults.
enum FaultLines {
    static func message(of world: World) -> Message { message(of: world.memory.faults, world.playerFaults) }

    static func message(of faults: Faults, _ playerFaults: PlaybackFaults) -> Message {
        var rows = faults.list.map { fault in
            let often = fault.remaining.map { $0 == 1 ? "once more" : "\($0) times more" } ?? "always"
            return (
                name: fault.effect.word,
                value: "on \(fault.path), \(often)" + (fault.delay.map { ", after \($0) s" } ?? "")
                    + (fault.retryAfter.map { ", with Retry-After \($0)" } ?? "")
                    + (fault.choice.isEmpty ? "" : "," + fault.choice)
            )
        }
        if let limit = faults.rateLimit {
            rows.append(
                (
                    name: "rate-limit",
                    value: "429 beyond \(limit.rate) requests a second of a team"
                        + (limit.retryAfter.map { ", with Retry-After \($0)" } ?? "")
                ))
        }
        for fault in PlayerFault.allCases where playerFaults.contains(fault.value) {
            rows.append((name: fault.rawValue, value: fault.summary))
        }
        return rows.isEmpty ? Message(.faint("No faults."), value: .array([])) : SessionLines.rows(rows)
    }
}
