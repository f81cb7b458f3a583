import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

extension PlayerContext {
    /// Describes the effect of a command on the player in use.
    func playerAnswer(
        _ changes: [Change], _ calls: [PlayerCall], headline: StyledText? = nil, showsQueue: Bool = false,
        nextSteps: StyledText? = nil
    ) -> PlayerAnswer {
        noteFaults(in: changes)
        let device = session.world.device
        let count = device.player.shownQueue.entries.count
        let isLong = showsQueue && count > QueueTable.longestBeside
        let more: StyledText? = isLong ? .faint("the queue has \(count) entries: ") + .command("queue") : nil
        return PlayerAnswer(
            headline: headline, changes: changes, watched: announced,
            calls: PlayerCallLines(calls, on: device, session.settings.vocabulary),
            device: device,
            now: milliseconds, queue: showsQueue && !isLong ? QueueTable(device: device, now: milliseconds) : nil,
            nextSteps: [more, nextSteps].compactMap { $0 }.sentence)
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

extension [StyledText] {
    /// The changes joined into a sentence; nil if there are none.
    fileprivate var sentence: StyledText? { isEmpty ? nil : joined(separator: .faint("; ")) }
}
