import MusicKit
import TonearmDevice
import TonearmWorld

/// A player: the app's own, or a remote control of the Music app.
///
/// It has no state of its own: each call acts on the world of its task, and returns when the simulated player has
/// performed it.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    let kind: PlayerKind

    init(_ kind: PlayerKind) { self.kind = kind }

    /// The player of the Music app.
    open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController {
        SystemPlayer.shared
    }
    /// The player of the app, whose queue the app can edit.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { .shared }
    /// The player of the app, as a type without edits.
    open class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerApplicationController.shared }

    // MARK: Queue

    /// Sets the queue. It takes effect at the next `play()` or `prepareToPlay()`.
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {
        KitWorld.current().setQueue(descriptor.plan, of: kind)
    }
    /// Sets a queue of the items that a query of the library finds.
    open func setQueue(with query: MPMediaQuery) {
        setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(query: query))
    }
    /// Sets a queue of items of the library.
    open func setQueue(with itemCollection: MPMediaItemCollection) {
        setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(itemCollection: itemCollection))
    }
    /// Sets a queue of ids of the catalog.
    open func setQueue(with storeIDs: [String]) {
        setQueue(with: MPMusicPlayerStoreQueueDescriptor(storeIDs: storeIDs))
    }

    /// Inserts after the current item. A queue that was never set stays empty.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
        KitWorld.current().add(descriptor.plan, isNext: true, to: kind)
    }

    /// Adds at the end of the queue. A queue that was never set stays empty.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {
        KitWorld.current().add(descriptor.plan, isNext: false, to: kind)
    }

    // MARK: Playing

    /// Whether the player can play at once.
    open var isPreparedToPlay: Bool {
        let player = KitWorld.current().player(kind)
        return player.isPrepared && player.upcoming == nil
    }

    /// Fetches what the queue needs.
    open func prepareToPlay() { _ = preparationFailure() }

    /// Fetches what the queue needs, and calls a closure with the error if it cannot be played.
    @preconcurrency
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        let failure = preparationFailure()
        Task { completionHandler(failure) }
    }

    /// Fetches what the queue needs.
    /// - Throws: an error of the domain `MPMusicPlayerControllerErrorDomain`, or `MPError`.
    open func prepareToPlay() async throws { if let failure = preparationFailure() { throw failure } }

    private func preparationFailure() -> (any Error)? {
        KitWorld.current().perform(on: kind) { device, now, faults throws(Refusal) in
            try device.prepareToPlay(at: now, faults)
        }
    }

    /// Plays the queue from the current item.
    open func play() {
        KitWorld.current().perform(on: kind) { device, now, faults throws(Refusal) in
            try device.play(at: now, faults)
        }
    }

    /// Pauses.
    open func pause() {
        KitWorld.current().perform(on: kind) { device, now, faults throws(Refusal) in
            try device.pause(at: now, faults)
        }
    }

    /// Stops. The queue stays.
    open func stop() {
        KitWorld.current().perform(on: kind) { device, now, faults throws(Refusal) in try device.stop(at: now, faults) }
    }

    /// Skips to the next item.
    open func skipToNextItem() {
        KitWorld.current().perform(on: kind) { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }
    }

    /// Goes to the beginning of the current item.
    open func skipToBeginning() {
        KitWorld.current().perform(on: kind) { device, now, faults throws(Refusal) in
            try device.restart(at: now, faults)
        }
    }

    /// Goes to the previous item.
    open func skipToPreviousItem() {
        KitWorld.current().perform(on: kind) { device, now, faults throws(Refusal) in
            try device.skipToPrevious(at: now, faults)
        }
    }

    // MARK: Notifications

    /// Begins to post notifications of the playback state and the current item. Calls nest.
    open func beginGeneratingPlaybackNotifications() { KitWorld.current().playerNotifications.change(kind, by: 1) }

    /// Ends what one call of `beginGeneratingPlaybackNotifications()` began.
    open func endGeneratingPlaybackNotifications() { KitWorld.current().playerNotifications.change(kind, by: -1) }
}

/// The player of the Music app.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    /// Sets the queue of the Music app, and plays it there.
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

private final class SystemPlayer: MPMusicPlayerController, MPSystemMusicPlayerController, @unchecked Sendable {
    static let shared = SystemPlayer(.system)

    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {
        setQueue(with: queueDescriptor)
        play()
    }
}
