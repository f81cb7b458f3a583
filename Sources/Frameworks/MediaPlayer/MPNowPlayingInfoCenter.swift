import AppleMusicSimulation
import MusicKit
import Synchronization

/// A state of playback that an app announces.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown
    case playing
    case paused
    case stopped
    case interrupted
}

/// The information on what plays, as an app without `MPMusicPlayerController` announces it for the lock screen.
///
/// It has no state of its own: each call acts on the world of its task.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()

    override init() {}

    /// Returns the center of the app.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }

    /// The properties of the item that plays, by names such as `MPMediaItemPropertyTitle`; nil for none.
    open var nowPlayingInfo: [String: Any]? {
        get { KitWorld.current().announced.info }
        set { KitWorld.current().announced.info = newValue }
    }

    /// The state of playback.
    open var playbackState: MPNowPlayingPlaybackState {
        get { KitWorld.current().announced.state }
        set { KitWorld.current().announced.state = newValue }
    }
}

/// The information that the app of one world announced.
private final class AnnouncedInformation: @unchecked Sendable {
    private let lock = NSLock()
    private var content: (info: [String: Any]?, state: MPNowPlayingPlaybackState) = (nil, .unknown)

    var info: [String: Any]? {
        get { lock.withLock { content.info } }
        set { lock.withLock { content.info = newValue } }
    }

    var state: MPNowPlayingPlaybackState {
        get { lock.withLock { content.state } }
        set { lock.withLock { content.state = newValue } }
    }
}

extension KitWorld {
    fileprivate var announced: AnnouncedInformation { music.attachments.value { AnnouncedInformation() } }
}
