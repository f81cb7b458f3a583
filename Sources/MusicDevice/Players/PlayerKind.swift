/// The two players of an app.
package enum PlayerKind: String, CaseIterable, Sendable, Codable {
    /// A remote control of the Music app: the queue is that app's, and it goes on when the app that pressed play is gone.
    case system
    /// The app's own queue, beside the Music app's.
    case application

    /// `MPMusicPlayerController`'s property.
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

    /// Which kind of app it fits.
    package var fits: String {
        switch self {
        case .system: "an app that shares music: the listener goes on in Music, with its queue and its sharing"
        case .application: "an app with music of its own, as for a workout or a game: its queue can be edited"
        }
    }

    /// Inserting in the middle, removing, moving and reading the queue: an app edits only what is its own.
    package var editsQueue: Bool { self == .application }
}
