import AppleMusicAPI
import Synchronization
import TonearmConsole
import TonearmSystem

/// The file with a session's changes, so that `undo` works after a restart.
///
/// Each change appends a record with the differences, in a single write. The session names its last record; truncated
/// records, and those of an unsaved session, are ignored. The file is read when `undo` first needs it.
package final class KeptChanges: Sendable {
    /// The path, `sessions/NAME.changes`.
    private let path: String
    private let memory: Mutex<Memory>

    /// The size in bytes above which the file is rewritten without steps that can no longer be undone.
    static let limit = 1 << 20
    private static let largest = 8 << 20

    /// The state of the file, as far as this process knows it.
    fileprivate struct Memory {
        /// The last record of the session; nil without one.
        var stamp: String?
        /// The prefix of the stamps of this process.
        let run = String(OperatingSystem.randomSeed, radix: 36)
        var count = 0
        /// The ids of the steps in the file.
        var past: [Int] = []
        var future: [Int] = []
        /// The state after the records, and its form in the file; nil if it is unknown.
        var settled: (state: ChangeState, json: JSON)?
        var hasWritten = false
    }

    /// - Parameter stamp: the last record that the saved session names; nil if it names none.
    init(path: String, stamp: String?) {
        self.path = path
        memory = Mutex(Memory(stamp: stamp))
    }

    /// The last record of the session; nil without one.
    package var stamp: String? { memory.withLock { $0.stamp } }

    /// Reads the steps of earlier runs.
    func readEarlier(from stamp: String) -> ChangeHistory.Earlier {
        guard case .success(let bytes) = PrivateFile.read(path, limit: Self.largest),
            let position = ChangeReplay.position(after: stamp, in: bytes)
        else { return ChangeHistory.Earlier() }
        let steps = ChangeHistory.Earlier(
            past: position.past.map(ChangeHistory.Step.init), future: position.future.map(ChangeHistory.Step.init))
        memory.withLock { memory in
            memory.past = steps.past.map(\.id) + memory.past
            if !memory.hasWritten { memory.future = steps.future.map(\.id) }
        }
        return steps
    }

    /// Appends the changes of a history since the last call. They are lost if the file cannot be written.
    func keep(_ history: ChangeHistory, hiding secrets: Secrets) {
        memory.withLock { memory in
            guard let bytes = try? memory.records(of: history, hiding: secrets), !bytes.isEmpty else { return }
            guard PrivateFile.append(path, bytes) == nil else {
                memory.forget()
                return
            }
            if FileSystem.size(path) > Self.limit { shorten(&memory) }
        }
    }

    /// Rewrites the file with only the steps that can be undone or redone.
    private func shorten(_ memory: inout Memory) {
        guard let stamp = memory.stamp, case .success(let old) = PrivateFile.read(path, limit: Self.largest),
            var position = ChangeReplay.position(after: stamp, in: old)
        else {
            FileSystem.remove(path)
            return memory.forget()
        }
        var bytes = position.bytes(upTo: stamp)
        while bytes.count > Self.limit / 2, !position.past.isEmpty {
            position.past.removeFirst((position.past.count + 1) / 2)
            bytes = position.bytes(upTo: stamp)
        }
        if bytes.isEmpty || PrivateFile.replace(path, with: bytes) != nil {
            FileSystem.remove(path)
            memory.forget()
        }
    }
}

extension KeptChanges.Memory {
    fileprivate init(stamp: String?) { self.stamp = stamp }

    /// Detaches the session from the file's records, by naming a record that does not exist.
    fileprivate mutating func forget() {
        count += 1
        stamp = "\(run).\(count)"
        past = []
        future = []
        settled = nil
        hasWritten = false
    }

    /// Returns the lines that turn the file's state into a history.
    fileprivate mutating func records(of history: ChangeHistory, hiding secrets: Secrets) throws -> [UInt8] {
        let wanted = history.past.map(\.id)
        guard wanted != past else { return [] }
        var bytes: [UInt8] = []
        let all = Set(wanted)
        while let last = past.last, !all.contains(last) {
            past.removeLast()
            future.append(last)
            settled = nil
            append(.undo, to: &bytes)
        }
        let known = Set(past)
        for step in history.past where !known.contains(step.id) {
            if future.last == step.id {
                future.removeLast()
                settled = nil
                append(.redo, to: &bytes)
            } else {
                future = []
                append(try event(of: step, hiding: secrets), to: &bytes)
            }
            past.append(step.id)
        }
        past = wanted
        return bytes
    }

    private mutating func append(_ event: ChangeRecord.Event, to bytes: inout [UInt8]) {
        let follows = hasWritten ? nil : stamp ?? ""
        count += 1
        let record = ChangeRecord(stamp: "\(run).\(count)", follows: follows, event)
        stamp = record.stamp
        hasWritten = true
        // A line feed in front separates this record from a truncated one.
        bytes += [UInt8(ascii: "\n")] + record.bytes + [UInt8(ascii: "\n")]
    }

    private mutating func event(
        of step: ChangeHistory.Step, hiding secrets: Secrets
    ) throws -> ChangeRecord.Event {
        func json(_ state: ChangeState) throws -> JSON { try state.json(isWhole: step.isReplacement, hiding: secrets) }
        let isSettled = !step.isReplacement && settled.map { $0.state.isSame(as: step.before) } ?? false
        let start = isSettled ? settled?.json : nil
        let old = try start ?? json(step.before)
        let gap = start == nil ? settled.flatMap { JSONChange(from: $0.json, to: old) } : nil
        let new = try json(step.after)
        let state = settled == nil ? old : nil
        settled = (step.after, new)
        return .step(
            line: step.line, isReplacement: step.isReplacement, state: state, gap: gap,
            change: JSONChange(from: old, to: new))
    }
}

extension ChangeReplay.Position {
    /// Returns the records that lead to the position; the last one has the stamp.
    fileprivate func bytes(upTo stamp: String) -> [UInt8] {
        var events: [ChangeRecord.Event] = []
        var state: JSON?
        for step in past + future.reversed() {
            events.append(
                .step(
                    line: step.line, isReplacement: step.isReplacement, state: state == nil ? step.before : nil,
                    gap: state.flatMap { JSONChange(from: $0, to: step.before) },
                    change: JSONChange(from: step.before, to: step.after)))
            state = step.after
        }
        events += Array(repeating: .undo, count: future.count)
        var lines: [UInt8] = []
        for (index, event) in events.enumerated() {
            let isLast = index == events.count - 1
            let record = ChangeRecord(
                stamp: isLast ? stamp : "\(stamp)-\(index)", follows: index == 0 ? "" : nil, event)
            lines += record.bytes + [UInt8(ascii: "\n")]
        }
        return lines
    }
}

extension ChangeHistory.Step {
    fileprivate init(_ step: ChangeReplay.Step) {
        self.init(
            line: step.line, before: .kept(step.before), after: .kept(step.after), isReplacement: step.isReplacement)
    }
}
