/// An action on a player, in the words of a refusal.
enum PlayerAction: Sendable, Equatable {
    case setQueue, playNext, playLater, insert, remove, move, clear, beginTransaction, commitTransaction
    case rollBackTransaction, prepare, play, pause, stop, skip, skipBack, restart, jump
    case seek(Milliseconds)
    case setRate(Int)
    case setMode, beginSeeking, endSeeking, interrupt, endInterruption, handTracks
    case remote(RemoteCommand)
    case share

    var what: String {
        switch self {
        case .setQueue: "Cannot set the queue"
        case .playNext: "Cannot play next"
        case .playLater: "Cannot play later"
        case .insert: "Cannot insert into the queue"
        case .remove: "Cannot remove from the queue"
        case .move: "Cannot move in the queue"
        case .clear: "Cannot clear the queue"
        case .beginTransaction: "Cannot begin a transaction"
        case .commitTransaction: "Cannot commit a transaction"
        case .rollBackTransaction: "Cannot roll a transaction back"
        case .prepare: "Cannot prepare to play"
        case .play: "Cannot play"
        case .pause: "Cannot pause"
        case .stop: "Cannot stop"
        case .skip: "Cannot skip"
        case .skipBack: "Cannot skip back"
        case .restart: "Cannot go to the beginning"
        case .jump: "Cannot jump to an entry"
        case .seek(let position): "Cannot seek to \(position.asTime)"
        case .setRate(let thousandths): "Cannot play at the rate \(PlaybackRate.text(thousandths))"
        case .setMode: "Cannot set the mode"
        case .beginSeeking: "Cannot seek"
        case .endSeeking: "Cannot end seeking"
        case .interrupt: "Cannot interrupt"
        case .endInterruption: "Cannot end an interruption"
        case .handTracks: "Cannot give a station tracks"
        case .remote(let command): "Cannot \(command.words) from outside the app"
        case .share: "Cannot share a song"
        }
    }

    /// Whether a seek continues during the action.
    var continuesSeeking: Bool {
        switch self {
        case .setMode, .beginSeeking, .handTracks, .beginTransaction, .rollBackTransaction: true
        default: false
        }
    }

    /// Whether the action requires consent, as every action does that adds or plays music.
    var needsConsent: Bool {
        switch self {
        case .setQueue, .playNext, .playLater, .insert, .prepare, .play: true
        default: false
        }
    }
}

/// A remote command: from the lock screen, Control Center, headphones, a watch, a car or Siri.
package enum RemoteCommand: Hashable, Sendable {
    case play, pause, next, previous
    case seek(Milliseconds)

    var words: String {
        switch self {
        case .play: "play"
        case .pause: "pause"
        case .next: "skip"
        case .previous: "skip back"
        case .seek: "seek"
        }
    }
}
