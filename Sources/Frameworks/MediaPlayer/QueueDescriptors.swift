import AppleMusicAPI
import TonearmDevice
import TonearmWorld

/// The content of a queue. Apps make one of its subclasses.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
    var times: [DescriptorPlan.Source: (start: TimeInterval?, end: TimeInterval?)] = [:]

    override init() {}

    var plan: DescriptorPlan { DescriptorPlan(kind: .playParameters, entries: []) }

    func entry(_ source: DescriptorPlan.Source) -> DescriptorPlan.Entry {
        DescriptorPlan.Entry(source: source, startTime: times[source]?.start, endTime: times[source]?.end)
    }
}

/// A queue of ids of the catalog.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The ids. The id of an album or a playlist adds all its tracks.
    open var storeIDs: [String]?
    /// The id of the item to begin with; nil for the first.
    open var startItemID: String?

    /// Makes a queue.
    public init(storeIDs: [String]) { self.storeIDs = storeIDs }

    /// Sets the beginning of an item, in seconds.
    open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {
        times[.storeID(storeID), default: (nil, nil)].start = startTime
    }

    /// Sets the end of an item, in seconds.
    open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {
        times[.storeID(storeID), default: (nil, nil)].end = endTime
    }

    override var plan: DescriptorPlan {
        DescriptorPlan(
            kind: .store, entries: (storeIDs ?? []).map { entry(.storeID($0)) },
            start: startItemID.map(DescriptorPlan.Source.storeID))
    }
}

/// A queue of items of the device's library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The query of the items; nil if they were given.
    public let query: MPMediaQuery?
    /// The items.
    public let itemCollection: MPMediaItemCollection
    /// The item to begin with; nil for the first.
    open var startItem: MPMediaItem?

    /// Makes a queue of the items that a query finds.
    public init(query: MPMediaQuery) {
        self.query = query
        itemCollection = MPMediaItemCollection(items: query.items ?? [])
    }

    /// Makes a queue of items.
    public init(itemCollection: MPMediaItemCollection) {
        query = nil
        self.itemCollection = itemCollection
    }

    /// Sets the beginning of an item, in seconds.
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
        times[mediaItem.source, default: (nil, nil)].start = startTime
    }

    /// Sets the end of an item, in seconds.
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {
        times[mediaItem.source, default: (nil, nil)].end = endTime
    }

    override var plan: DescriptorPlan {
        DescriptorPlan(
            kind: .mediaItem, entries: itemCollection.items.map { entry($0.source) }, start: startItem?.source)
    }
}

/// A queue of resources of the web service: of the catalog, the library, and stations.
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The resources.
    open var playParametersQueue: [MPMusicPlayerPlayParameters]
    /// The resource to begin with; nil for the first.
    open var startItemPlayParameters: MPMusicPlayerPlayParameters?

    /// Makes a queue.
    public init(playParametersQueue: [MPMusicPlayerPlayParameters]) { self.playParametersQueue = playParametersQueue }

    /// Sets the beginning of an item, in seconds.
    open func setStartTime(_ startTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) {
        times[playParameters.source, default: (nil, nil)].start = startTime
    }

    /// Sets the end of an item, in seconds.
    open func setEndTime(_ endTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) {
        times[playParameters.source, default: (nil, nil)].end = endTime
    }

    override var plan: DescriptorPlan {
        DescriptorPlan(
            kind: .playParameters, entries: playParametersQueue.map { entry($0.source) },
            start: startItemPlayParameters?.source)
    }
}

extension MPMediaItem {
    /// The item as a resource for a player.
    var source: DescriptorPlan.Source {
        let isSong = item.kind == .song
        if let id = item.libraryID {
            return .resource(ResourceIdentifier(isSong ? .librarySongs : .libraryMusicVideos, id))
        }
        return .resource(ResourceIdentifier(isSong ? .songs : .musicVideos, item.catalogID ?? ""))
    }
}
