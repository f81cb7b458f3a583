import AppleMusicSimulation
import MusicKit
import Synchronization
import TonearmDevice
import TonearmWorld

/// The player of the app, whose queue the app can edit.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    static let shared = MPMusicPlayerApplicationController(.application)

    /// Edits the queue: all edits of the closure are done together, or none. Only one transaction can be under way.
    /// - Parameters:
    ///   - queueTransaction: makes the edits; its argument is valid inside only.
    ///   - completionHandler: gets the queue afterwards. It may report a timeout although the edits are done.
    @preconcurrency
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping @Sendable (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        let outcome = KitWorld.current().perform(queueTransaction, on: kind)
        Task { completionHandler(MPMusicPlayerControllerQueue(outcome.items), outcome.error) }
    }

    /// Edits the queue: all edits of the closure are done together, or none.
    /// - Throws: the error of a transaction, also if it reports a timeout although the edits are done.
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void
    ) async throws -> MPMusicPlayerControllerQueue {
        let outcome = KitWorld.current().perform(queueTransaction, on: kind)
        if let error = outcome.error { throw error }
        return MPMusicPlayerControllerQueue(outcome.items)
    }
}

/// The queue of the app's player at one time.
open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
    /// The items.
    public let items: [MPMediaItem]

    init(_ items: [MPMediaItem]) { self.items = items }
}

/// The queue of the app's player inside of a transaction. Its items stay those of the beginning.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    private let recorded = Mutex<[Edit]>([])

    enum Edit: Sendable {
        case insert(DescriptorPlan, after: Int?)
        case remove(Int)
    }

    var edits: [Edit] { recorded.withLock { $0 } }

    /// Inserts after an item, or at the head.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {
        let edit = Edit.insert(queueDescriptor.plan, after: item?.entry)
        recorded.withLock { $0.append(edit) }
    }

    /// Removes an item of `items`.
    open func remove(_ item: MPMediaItem) {
        guard let entry = item.entry else { return }
        recorded.withLock { $0.append(.remove(entry)) }
    }
}

extension KitWorld {
    fileprivate func perform(
        _ transaction: (MPMusicPlayerControllerMutableQueue) -> Void, on kind: PlayerKind
    ) -> (items: [MPMediaItem], error: (any Error)?) {
        if let failure = perform(on: kind, { device, now, faults throws(Refusal) in [] }) {
            return (items(of: kind), failure)
        }
        let queue = MPMusicPlayerControllerMutableQueue(items(of: kind))
        transaction(queue)
        let edits = queue.edits
        let failure = edits.isEmpty ? nil : commit(edits, on: kind)
        return (items(of: kind), failure)
    }

    private func items(of kind: PlayerKind) -> [MPMediaItem] {
        player(kind).shownQueue.entries.map { MPMediaItem($0, of: kind) }
    }

    /// Performs edits, and waits until they are done.
    private func commit(_ edits: [MPMusicPlayerControllerMutableQueue.Edit], on kind: PlayerKind) -> (any Error)? {
        let fetched = Blocking.result {
            var fetched: [QueueDescriptor?] = []
            for case let edit in edits {
                guard case .insert(let plan, _) = edit else {
                    fetched.append(nil)
                    continue
                }
                fetched.append(try await self.descriptor(of: plan))
            }
            return fetched
        }
        let descriptors: [QueueDescriptor?]
        switch fetched {
        case .failure(let error): return error
        case .success(let found): descriptors = found
        }
        let end = TransactionEnd(kind, in: self)
        let failure = control(kind) { device, now, faults throws(Refusal) in
            var changes = try device.beginTransaction(at: now, faults)
            for (edit, descriptor) in zip(edits, descriptors) {
                switch (edit, descriptor) {
                case (.remove(let entry), _): changes += try device.removeEntry(entry, at: now, faults)
                case (.insert(_, let after), let descriptor?):
                    changes += try device.insert(descriptor, after: after, at: now, faults)
                case (.insert, nil): break
                }
            }
            return changes + (try device.commitTransaction(at: now, faults))
        }
        if let failure { return failure }
        completeEdits()
        return end.error
    }
}

/// The end of a transaction, as its completion reports it.
private final class TransactionEnd: Sendable {
    private let outcome = Mutex<TransactionOutcome?>(nil)

    init(_ kind: PlayerKind, in world: KitWorld) {
        _ = world.music.stage.observe(
            .init(after: { [weak self] changes in
                for case .player(let address, .transactionCompleted(let outcome)) in changes.map(\.change)
                where address.kind == kind {
                    self?.outcome.withLock { $0 = outcome }
                }
            }))
    }

    var error: (any Error)? {
        switch outcome.withLock({ $0 }) {
        case .done, nil: nil
        case .timeout:
            MPPlaybackProblem.error(
                .timedOut, "Cannot tell whether the queue was changed: the player did not answer in time.")
        case .failed(let failure):
            MPPlaybackProblem.error(.prepareFailed, "Cannot change the queue: \(failure.sentence).")
        }
    }
}
