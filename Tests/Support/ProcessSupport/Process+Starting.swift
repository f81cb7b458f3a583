package import Foundation

extension Process {
    private static let starting = NSLock()

    /// Starts the program, after any other start has finished.
    ///
    /// Foundation notices the end of a program by the end of a socket. A program that starts at the same time would
    /// inherit the socket, and keep it open after the other program has ended.
    package func start() throws { try Process.starting.withLock { try run() } }

    /// Waits for the end of the program, also on other threads than the one that started it.
    ///
    /// There `waitUntilExit()` takes a whole core, which the tasks of other tests need.
    package func sleepUntilExit() { while isRunning { Thread.sleep(forTimeInterval: 0.002) } }
}
