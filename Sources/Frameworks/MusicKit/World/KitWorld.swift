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

    /// The world of the task; the world of the process for tasks without their own.
    package static var current: KitWorld { KitWorld(SimulatedAppleMusic.current ?? processWide) }

    private static let ofProcess = Mutex<SimulatedAppleMusic?>(nil)

    /// The world of tasks without their own: an authorized subscriber's, unless a test replaces it.
    package static var processWide: SimulatedAppleMusic {
        get {
            ofProcess.withLock { music in
                let known = music ?? SimulatedAppleMusic(.subscriber)
                music = known
                return known
            }
        }
        set {
            let earlier = ofProcess.withLock { music in
                defer { music = newValue }
                return music
            }
            if earlier !== newValue { earlier?.end() }
        }
    }
}

/// The state of one world outside of its device and service: scripted answers, downloads, the app's token provider.
package final class KitState: Sendable {
    private struct Content: Sendable {
        var provider: (any MusicUserTokenProvider & MusicDeveloperTokenProvider)?
        var script = Script()
        var downloads: Set<MusicItemID> = []
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

    /// The ids of the songs and music videos of the library that are downloaded.
    package var downloads: Set<MusicItemID> {
        get { content.withLock { $0.downloads } }
        set { content.withLock { $0.downloads = newValue } }
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
