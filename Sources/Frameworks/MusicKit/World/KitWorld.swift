package import AppleMusicSimulation
import Synchronization
import TonearmDevice

/// The simulated Apple Music of the current task, with the state of this module.
package struct KitWorld: Sendable {
    package let music: SimulatedAppleMusic
    package let state: KitState

    package init(_ music: SimulatedAppleMusic) {
        self.music = music
        state = music.attachments.value { KitState() }
    }

    /// Returns the world of the task, or that of the process for code outside of every task with a world.
    ///
    /// Without either, the call is reported on standard error, and the world is a device without consent.
    /// - Parameters:
    ///   - call: the function or property of the framework.
    ///   - file: the file that contains it, which names its type.
    package static func current(_ call: StaticString = #function, in file: StaticString = #fileID) -> KitWorld {
        do throws(WorldMissing) { return try required(call, in: file) } catch {
            ProcessWorld.report(error)
            return KitWorld(ProcessWorld.withoutConsent)
        }
    }

    /// Returns the world of the task, or that of the process for code outside of every task with a world.
    package static func required(
        _ call: StaticString = #function, in file: StaticString = #fileID
    ) throws(WorldMissing) -> KitWorld {
        if let music = SimulatedAppleMusic.current ?? ProcessWorld.chosen { return KitWorld(music) }
        if ProcessWorld.isOfTests { throw WorldMissing(call: "\(call)", in: "\(file)") }
        return KitWorld(ProcessWorld.standard)
    }

    /// Runs a body in the world, for code that a framework calls on a queue or a timer.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        if SimulatedAppleMusic.current === music { return try body() }
        return try SimulatedAppleMusic.$current.withValue(music) { try body() }
    }
}

/// The state of one world outside of its device and service: scripted answers, and the app's token provider.
package final class KitState: Sendable {
    private struct Content: Sendable {
        var provider: (any MusicUserTokenProvider & MusicDeveloperTokenProvider)?
        var script = Script()
        var crash: AppCrash?
    }

    private let content = Mutex(Content())

    /// Scripted answers of the person who uses the app.
    package struct Script: Sendable {
        /// The answer to the dialog of consent; nil for a dialog that stays on the screen.
        package var consent: ConsentAnswer? = .allow
    }

    package var script: Script {
        get { content.withLock { $0.script } }
        set { content.withLock { $0.script = newValue } }
    }

    /// The app's own token provider; nil for MusicKit's.
    var provider: (any MusicUserTokenProvider & MusicDeveloperTokenProvider)? {
        get { content.withLock { $0.provider } }
        set { content.withLock { $0.provider = newValue } }
    }

    /// The first call at which a device would end the app.
    package var crash: AppCrash? { content.withLock { $0.crash } }

    func note(_ crash: AppCrash) {
        content.withLock { if $0.crash == nil { $0.crash = crash } }
    }
}

/// The reason why a device would end the app. On Linux the call returns or throws, and the test continues.
package struct AppCrash: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in a sentence.
    package let description: String
}
