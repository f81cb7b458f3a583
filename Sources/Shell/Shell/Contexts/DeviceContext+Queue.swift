import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// Finds queue entries by their numbers. In a transaction these are the numbers at its beginning.
extension DeviceContext {
    /// - Throws: `Failure` if the word is not the number of an entry.
    func queueEntry(_ word: String, to purpose: String) throws -> QueueEntry {
        let entries = try numberedEntries(word, to: purpose)
        guard let number = Int(word), number >= 1, number <= entries.count else {
            throw noEntry(word, purpose, among: entries)
        }
        return entries[number - 1]
    }

    /// Returns the entry after which another is inserted; nil for 0, the head.
    func queueEntry(before word: String, to purpose: String) throws -> QueueEntry? {
        if Int(word) == 0 {
            _ = try numberedEntries(word, to: purpose)
            return nil
        }
        return try queueEntry(word, to: purpose)
    }

    /// Returns several entries without repetitions: `3`, `3-5`, `3,5`.
    func queueEntries(_ words: [String], to purpose: String) throws -> [QueueEntry] {
        let entries = try numberedEntries(words.joined(separator: " "), to: purpose)
        var places: [Int] = []
        for part in words.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 1,
                first <= last, last <= entries.count
            else { throw noEntry(String(part), purpose, among: entries) }
            places += (first...last).filter { !places.contains($0) }
        }
        return places.map { entries[$0 - 1] }
    }

    /// - Throws: `Failure` if the app cannot edit the queue, so that numbers have no meaning.
    private func numberedEntries(_ word: String, to purpose: String) throws -> [QueueEntry] {
        let player = session.world.device.player
        // If the queue cannot be edited, the attempt throws the right failure.
        if player.kind.editsQueue, player.shownQueue.station == nil { return player.editedEntries }
        do throws(DeviceRefusal) {
            _ = try control { device, now, faults throws(Refusal) in try device.beginTransaction(at: now, faults) }
        } catch {
            var refusal = error
            refusal.what = "Cannot \(purpose) entry '\(word)'"
            throw refusal
        }
        return player.editedEntries
    }

    private func noEntry(_ word: String, _ purpose: String, among entries: [QueueEntry]) -> Failure {
        let address = session.world.device.playerAddress
        let what = "Cannot \(purpose) entry '\(word)'"
        if entries.isEmpty {
            return Failure(
                what, "the queue of '\(address)' is empty",
                next: "Type 'play RESOURCE' or 'queue set RESOURCE' to set one."
            ).at(.nothing)
        }
        return Failure(
            what, "the queue of '\(address)' has the entries 1 to \(entries.count)", next: "Type 'queue' to see them.")
    }

    /// Describes the effect of a command on the player in use.
    func playerAnswer(
        _ changes: [Change], _ calls: [PlayerCall], headline: StyledText? = nil, showsQueue: Bool = false,
        nextSteps: StyledText? = nil
    ) -> PlayerAnswer {
        noteFaults(in: changes)
        let device = session.world.device
        let count = device.player.shownQueue.entries.count
        let isLong = showsQueue && count > QueueTable.longestBeside
        let unchanged = self.unchanged(calls, on: device.player)
        let isClear =
            session.settings.words >= .second && calls.contains(.clear) && !changes.contains(where: \.isOfPlayer)
        let more: StyledText? = isLong ? .faint("the queue has \(count) entries: ") + .command("queue") : nil
        return PlayerAnswer(
            headline: headline ?? (isClear ? .faint(unchanged) : nil), changes: changes, watched: announced,
            calls: PlayerCallLines(
                calls, on: device, session.settings.vocabulary, showsValues: session.settings.words >= .second),
            device: device,
            now: milliseconds, queue: showsQueue && !isLong ? QueueTable(device: device, now: milliseconds) : nil,
            nextSteps: [more, nextSteps].compactMap { $0 }.sentence, unchanged: unchanged)
    }

    /// Returns the sentence about calls that changed nothing on a player, with the state that it is in.
    private func unchanged(_ calls: [PlayerCall], on player: Player) -> String {
        guard session.settings.words >= .second, let call = calls.last else { return nothingChanged }
        let state: String
        switch call {
        case .play, .pause, .stop: state = "the player is \(player.status.rawValue)"
        case .shuffleMode: state = "shuffle is '\(player.shuffleMode.rawValue)' already"
        case .repeatMode: state = "repeat is '\(player.repeatMode.rawValue)' already"
        case .rate: state = "the rate is \(player.rate) already"
        case .clear: state = "the queue is empty already"
        case .player: state = "the app uses the \(player.kind.rawValue) player already"
        default: return nothingChanged
        }
        return "Nothing changed: \(state)."
    }

    /// Notes the faults that affected a player without making a command fail.
    private func noteFaults(in changes: [Change]) {
        var noted: Set<String> = []
        for case .player(_, let change) in changes {
            let fault: PlayerFault
            switch change {
            case .transactionCompleted(.timeout): fault = .queueTimeout
            case .playInterrupted: fault = .slowPrepare
            default: continue
            }
            let sentence = PlayedFault(fault.rawValue).sentence
            if noted.insert(sentence).inserted { note(sentence) }
        }
    }
}

extension Change {
    /// Whether a player changed, and not only the app.
    fileprivate var isOfPlayer: Bool { if case .player = self { true } else { false } }
}

extension [StyledText] {
    /// The changes joined into a sentence; nil if there are none.
    fileprivate var sentence: StyledText? { isEmpty ? nil : joined(separator: .faint("; ")) }
}
