public import MusicKit

// Apple's players are observable objects. MusicKit does without this module, so the conformances are here.
extension MusicPlayer.State: ObservableObject {
    /// The publisher of changes of the state, in the world of the task that subscribes. It sends once a change has
    /// happened.
    public var objectWillChange: AnyPublisher<Void, Never> {
        PlayerChanges(kind: playerKind, part: .state).eraseToAnyPublisher()
    }
}

extension MusicPlayer.Queue: ObservableObject {
    /// The publisher of changes of the queue, in the world of the task that subscribes. It sends once a change has
    /// happened.
    public var objectWillChange: AnyPublisher<Void, Never> {
        PlayerChanges(kind: playerKind, part: .queue).eraseToAnyPublisher()
    }
}
