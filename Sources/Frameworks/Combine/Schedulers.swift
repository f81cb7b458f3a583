public import Dispatch
@_exported public import Foundation

/// A place where closures run.
public protocol Scheduler {
    /// Runs a closure as soon as possible.
    func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { action() }
    }
}

extension OperationQueue: Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }
}

extension RunLoop: Scheduler {
    /// Runs a closure as soon as possible. The main thread of a test runs the main queue, but no loop, so the closures
    /// of the main loop use that queue.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
    }
}
