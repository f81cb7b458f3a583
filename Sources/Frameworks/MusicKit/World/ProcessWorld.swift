package import AppleMusicSimulation
import Synchronization

/// The world of code outside of every task with a world: detached tasks, dispatch queues, timers, notifications.
///
/// A program has a standard world. Tests choose one, because such code would read the standard world without a sign.
package enum ProcessWorld {
    private struct Content: Sendable {
        var chosen: SimulatedAppleMusic?
        var hasSimulation = false
        /// The calls that were reported.
        var reported: Set<String> = []
    }

    private static let content = Mutex(Content())

    /// The world that a test has chosen for the process; nil without a choice. The earlier one ends.
    package static var chosen: SimulatedAppleMusic? {
        get { content.withLock { $0.chosen } }
        set {
            let earlier = content.withLock { content in
                defer { content.chosen = newValue }
                return content.chosen
            }
            if earlier !== newValue { earlier?.end() }
        }
    }

    /// Notes that the program simulates, so that its code belongs to the worlds that it makes.
    package static func noteSimulation() { content.withLock { $0.hasSimulation = true } }

    /// Whether the process runs tests, or has made a simulation.
    static var isOfTests: Bool { isTestRunner || content.withLock { $0.hasSimulation } }

    /// Whether the process is a runner of Swift Testing or XCTest.
    private static let isTestRunner: Bool = {
        let words = CommandLine.arguments
        return words.contains("--testing-library") || words.first?.hasSuffix(".xctest") == true
    }()

    /// The world of a program: an authorized subscriber's.
    static let standard = SimulatedAppleMusic(.subscriber)

    /// The world of code without a world in tests: a device without consent.
    static let withoutConsent = SimulatedAppleMusic(.denied)

    /// Writes the first report of each call to standard error.
    static func report(_ problem: WorldMissing) {
        guard content.withLock({ $0.reported.insert(problem.call).inserted }) else { return }
        try? FileHandle.standardError.write(contentsOf: Data("MusicKit: \(problem)\n".utf8))
    }
}

/// The error of a call in tests from code that belongs to no world.
package struct WorldMissing: LocalizedError, Hashable, CustomStringConvertible {
    /// The call: `MusicAuthorization.request()`.
    package let call: String

    /// - Parameters:
    ///   - function: the name of the function or property.
    ///   - file: the module and the file: `MusicKit/MusicPlayer+Queue.swift`.
    init(call function: String, in file: String) {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        call = name.prefix { $0 != "." && $0 != "+" } + "." + function
    }

    package var description: String {
        "'\(call)' was called outside of every simulation. A detached task, a dispatch queue or a timer does not belong "
            + "to the simulation of a test. Use Task instead of Task.detached, or choose a world for such code: "
            + "Simulation.useForProcess(.subscriber)"
    }

    /// The message for users.
    package var errorDescription: String? { description }
}
