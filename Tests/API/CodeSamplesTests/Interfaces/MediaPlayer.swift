// Declarations that replace Apple's MediaPlayer, as far as code samples use it ("MPMusicPlayerController" and related
// pages).

@_exported import Foundation

public class MPMusicPlayerQueueDescriptor: NSObject {}
public class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    public init(storeIDs: [String]) {}
    public var startItemID: String?
}
public class MPMusicPlayerPlayParameters: NSObject {
    public init?(dictionary: [String: Any]) {}
}
public class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor {
    public init(playParametersQueue: [MPMusicPlayerPlayParameters]) {}
    public var startItemPlayParameters: MPMusicPlayerPlayParameters?
}
public class MPMediaItem: NSObject {
    public var title: String? { nil }
}
public class MPMediaItemCollection: NSObject {
    public init(items: [MPMediaItem]) {}
}
public class MPMediaQuery: NSObject {
    public class func songs() -> MPMediaQuery { MPMediaQuery() }
    public var items: [MPMediaItem]? { nil }
}
public class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    public init(itemCollection: MPMediaItemCollection) {}
    public var startItem: MPMediaItem?
}
public class MPMusicPlayerControllerQueue: NSObject {
    public var items: [MPMediaItem] { [] }
}
public class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
    public func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {}
    public func remove(_ item: MPMediaItem) {}
}
public enum MPMusicRepeatMode { case `default`, none, one, all }
public enum MPMusicShuffleMode { case `default`, off, songs, albums }

public class MPMusicPlayerController: NSObject {
    public static var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
    public static var applicationQueuePlayer: MPMusicPlayerApplicationController {
        MPMusicPlayerApplicationController()
    }
    public var repeatMode = MPMusicRepeatMode.default
    public var shuffleMode = MPMusicShuffleMode.default
    public func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    public func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    public func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    public func prepareToPlay(completionHandler: @escaping (Error?) -> Void) {}
    public func play() {}
}
public class MPMusicPlayerApplicationController: MPMusicPlayerController {
    public func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, Error?) -> Void
    ) {}
}
