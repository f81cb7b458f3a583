// Declarations in the place of Apple's MediaPlayer, as far as code samples use it ("MPMusicPlayerController" and its neighbours).

@_exported import Foundation

public class MPMusicPlayerQueueDescriptor: NSObject {}
public class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    public init(storeIDs: [String]) {}
    public var startItemID: String?
}
public enum MPMusicRepeatMode { case `default`, none, one, all }
public enum MPMusicShuffleMode { case `default`, off, songs, albums }

public class MPMusicPlayerController: NSObject {
    public static var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
    public static var applicationQueuePlayer: MPMusicPlayerController { MPMusicPlayerController() }
    public var repeatMode = MPMusicRepeatMode.default
    public var shuffleMode = MPMusicShuffleMode.default
    public func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    public func prepareToPlay(completionHandler: @escaping (Error?) -> Void) {}
    public func play() {}
}
