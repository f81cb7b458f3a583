import AppleMusicAPI
import TonearmConsole

/// A line of the file with a session's changes: `{"version":1,"stamp":"3w5e","line":"storefront
/// jp","state":{…},"change":{…}}`.
struct ChangeRecord {
    enum Event {
        case undo
        case redo
        /// A step.
        /// - Parameters:
        ///   - state: the state before the step; nil if it follows from the earlier records.
        ///   - gap: the change since the state after the earlier records; nil without one.
        ///   - change: the change that the command made.
        case step(line: String, isReplacement: Bool, state: JSON?, gap: JSONChange?, change: JSONChange?)
    }

    /// The record's id, by which a session names its last record.
    let stamp: String
    /// The stamp of the preceding record, in the first record of a run; empty if there is none.
    var follows: String?
    let event: Event

    /// The version of the format, the only one that is read.
    static let version = 1

    init(stamp: String, follows: String? = nil, _ event: Event) {
        self.stamp = stamp
        self.follows = follows
        self.event = event
    }
}

extension ChangeRecord {
    /// The reason why a line is not a record.
    enum Problem: Error {
        /// A different version of the program wrote the line.
        case otherVersion
        /// The line is truncated, or not a record.
        case damaged
    }

    var bytes: [UInt8] {
        var object = JSONObject([("version", .integer(Self.version)), ("stamp", .string(stamp))])
        object.append("follows", follows.map(JSON.string))
        switch event {
        case .undo: object.append("undo", true)
        case .redo: object.append("redo", true)
        case .step(let line, let isReplacement, let state, let gap, let change):
            object.append("line", .string(line))
            if isReplacement { object.append("replaces", true) }
            object.append("state", state)
            object.append("gap", gap?.json)
            object.append("change", change?.json)
        }
        return JSON.object(object).bytes
    }

    init(line bytes: ArraySlice<UInt8>) throws(Problem) {
        guard let json = try? JSON(parsing: Array(bytes)), let version = json["version"]?.integer else {
            throw .damaged
        }
        guard version == Self.version else { throw .otherVersion }
        guard let stamp = json["stamp"]?.string else { throw .damaged }
        self.stamp = stamp
        follows = json["follows"]?.string
        if json["undo"] != nil {
            event = .undo
        } else if json["redo"] != nil {
            event = .redo
        } else if let line = json["line"]?.string {
            event = .step(
                line: line, isReplacement: json["replaces"] == true, state: json["state"],
                gap: json["gap"].map(JSONChange.init), change: json["change"].map(JSONChange.init))
        } else {
            throw .damaged
        }
    }
}

/// Reconstructs steps from records.
struct ChangeReplay {
    /// A step as it is stored.
    struct Step {
        let line: String
        let isReplacement: Bool
        let before: JSON
        let after: JSON
    }

    /// The steps that can be undone and redone after a record.
    struct Position {
        var past: [Step] = []
        var future: [Step] = []
        /// The state after the records; nil if it is unknown.
        var state: JSON?
    }

    private var position = Position()

    /// Returns the steps up to the record with a stamp; nil if no record has it.
    static func position(after stamp: String, in bytes: [UInt8]) -> Position? {
        guard let chain = chain(to: stamp, in: bytes) else { return nil }
        var replay = ChangeReplay()
        for record in chain {
            if let record { replay.play(record.event) } else { replay.position.state = nil }
        }
        return replay.position
    }

    /// Returns the records up to the one with a stamp, in order; nil for damaged lines.
    private static func chain(to stamp: String, in bytes: [UInt8]) -> [ChangeRecord?]? {
        var records: [ChangeRecord?] = []
        var places: [String: Int] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            do throws(ChangeRecord.Problem) {
                let record = try ChangeRecord(line: line)
                places[record.stamp] = records.count
                records.append(record)
            } catch .otherVersion {
                records = []
                places = [:]
            } catch {
                records.append(nil)
            }
        }
        guard var place = places[stamp] else { return nil }
        var chain: [ChangeRecord?] = []
        while place >= 0 {
            let record = records[place]
            chain.append(record)
            guard let earlier = record?.follows else {
                place -= 1
                continue
            }
            guard let next = places[earlier], next < place else { break }
            place = next
        }
        return chain.reversed()
    }

    private mutating func play(_ event: ChangeRecord.Event) {
        switch event {
        case .undo:
            guard let step = position.past.popLast() else { return }
            position.future.append(step)
            position.state = step.before
        case .redo:
            guard let step = position.future.popLast() else { return }
            position.past.append(step)
            position.state = step.after
        case .step(let line, let isReplacement, let state, let gap, let change):
            position.future = []
            let start = state ?? position.state
            guard let start, let before = gap.map({ $0.applied(to: start) }) ?? start,
                let after = change.map({ $0.applied(to: before) }) ?? before
            else {
                // Without its state, neither this step nor an earlier one can be undone.
                return position = Position()
            }
            position.past.append(Step(line: line, isReplacement: isReplacement, before: before, after: after))
            position.past = Array(position.past.suffix(ChangeHistory.limit))
            position.state = after
        }
    }
}
