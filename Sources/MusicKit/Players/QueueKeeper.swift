import MusicDevice

final class QueueKeeper: Sendable {
    let kind: PlayerKind
    init(_ kind: PlayerKind) { self.kind = kind }
}
