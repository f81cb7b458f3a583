import AppleMusicSimulation
import MusicKit
import Synchronization
import TonearmDevice
import TonearmWorld

/// The queues of a world that could not be fetched when they were set.
private final class WaitingQueues: Sendable {
    let plans = Mutex<[PlayerKind: DescriptorPlan]>([:])
}

/// Players of the world's device.
extension KitWorld {
    /// Returns the current state of a player.
    func player(_ kind: PlayerKind) -> Player { music.stage.read { $0.device[$0.device.address(of: kind)] } }

    /// Returns the position of a player in its item, in seconds.
    func position(of kind: PlayerKind) -> TimeInterval {
        let milliseconds = music.stage.read { world in
            world.device[world.device.address(of: kind)].position(at: music.stage.client.milliseconds(in: world))
        }
        return TimeInterval(milliseconds) / 1000
    }

    private var waitingQueues: WaitingQueues { music.attachments.value { WaitingQueues() } }

    /// An action on a player of the device.
    typealias Action = (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]

    /// Performs an action on a player.
    /// - Returns: the framework's error; nil if it was done.
    @discardableResult
    func control(_ kind: PlayerKind, _ action: Action) -> (any Error)? {
        let stage = music.stage
        stage.client.catchUpAtOnce(in: stage) { _ in }
        do throws(Refusal) {
            _ = try stage.client.control(.app, in: stage) { device, now, faults throws(Refusal) in
                let used = device.usePlayer(kind)
                return used + (try action(&device, now, faults))
            }
            return nil
        } catch { return MPPlaybackProblem.error(error) }
    }

    /// Sets a queue. What cannot be fetched now is fetched when the player prepares.
    func setQueue(_ plan: DescriptorPlan, of kind: PlayerKind) {
        dropQueue(of: kind)
        waitingQueues.plans.withLock { $0[kind] = plan }
        _ = fetchWaitingQueue(of: kind)
    }

    /// Gives the device the queue that the app set last.
    /// - Returns: the error of a queue that cannot be fetched.
    private func fetchWaitingQueue(of kind: PlayerKind) -> (any Error)? {
        guard let plan = waitingQueues.plans.withLock({ $0[kind] }) else {
            let result = Blocking.result { try await self.resolveQueue(of: kind) }
            return result.failure.map { error in
                type(of: error) is NSError.Type
                    ? error
                    : MPPlaybackProblem.error(.prepareFailed, "Cannot prepare the queue: \(error.localizedDescription)")
            }
        }
        switch Blocking.result({ try await self.descriptor(of: plan) }) {
        case .failure(let error): return error
        case .success(let descriptor):
            waitingQueues.plans.withLock { $0[kind] = nil }
            return control(kind) { device, now, faults throws(Refusal) in
                try device.setQueue(descriptor, at: now, faults)
            }
        }
    }

    /// Fetches a queue that waits, and performs an action on its player.
    /// - Returns: the framework's error; nil if it was done.
    @discardableResult
    func perform(on kind: PlayerKind, _ action: Action) -> (any Error)? {
        fetchWaitingQueue(of: kind) ?? control(kind, action)
    }

    /// Adds items to a queue. MediaPlayer reports no errors of it.
    func add(_ plan: DescriptorPlan, isNext: Bool, to kind: PlayerKind) {
        if fetchWaitingQueue(of: kind) != nil { return }
        guard case .success(let descriptor) = Blocking.result({ try await self.descriptor(of: plan) }) else { return }
        let failure = control(kind) { device, now, faults throws(Refusal) in
            isNext
                ? try device.playNext(descriptor, at: now, faults) : try device.playLater(descriptor, at: now, faults)
        }
        if failure == nil { completeEdits() }
    }

    /// Waits until the device has done the edits of the queue.
    func completeEdits() {
        _ = Blocking.result { [music] in try await music.stage.client.completeEdits(in: music.stage) }
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
