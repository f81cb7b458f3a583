/// The kind of a player; an app has two players.
package enum PlayerKind: String, CaseIterable, Sendable, Codable {
    /// A remote control of the Music app: the queue belongs to that app, and playback continues when the calling app
    /// ends.
    case system
    /// The app's own queue, separate from the Music app's.
    case application

    /// The property of `MPMusicPlayerController`.
    package var mediaPlayerName: String {
        switch self {
        case .system: "MPMusicPlayerController.systemMusicPlayer"
        case .application: "MPMusicPlayerController.applicationQueuePlayer"
        }
    }

    package var musicKitName: String {
        switch self {
        case .system: "SystemMusicPlayer.shared"
        case .application: "ApplicationMusicPlayer.shared"
        }
    }

    /// The kind of app for which it is suitable.
    package var fits: String {
        switch self {
        case .system: "an app that shares music: the listener goes on in Music, with its queue and its sharing"
        case .application: "an app with music of its own, as for a workout or a game: its queue can be edited"
        }
    }

    /// Whether the app can insert in the middle, remove, move and read entries: only in its own queue.
    package var editsQueue: Bool { self == .application }
}
