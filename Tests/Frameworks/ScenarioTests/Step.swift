import MusicKit
import MusicKitSimulation
import TonearmDevice
import TonearmWorld

/// One step of an app or of its user, in two forms.
struct Step: Sendable {
    let name: String
    /// Whether the changes are its answer in the files, rather than the outcome.
    private(set) var showsChanges = false
    /// The step as statements of the device and the client.
    let driven: @Sendable (DrivenWorld) async -> Outcome
    /// The step as calls of the modules; for a person, as calls of the simulation.
    let called: @Sendable (Simulation) async -> Outcome

    init(
        _ name: String, _ driven: @escaping @Sendable (DrivenWorld) async -> Outcome,
        _ called: @escaping @Sendable (Simulation) async -> Outcome
    ) {
        self.name = name
        self.driven = driven
        self.called = called
    }

    /// The step with its changes as the answer in the files.
    var showingChanges: Step {
        var step = self
        step.showsChanges = true
        return step
    }

    /// A step whose forms return words, or throw.
    static func asking(
        _ name: String, _ driven: @escaping @Sendable (DrivenWorld) async throws -> String,
        _ called: @escaping @Sendable (Simulation) async throws -> String
    ) -> Step {
        Step(name, { world in await world.outcome { try await driven(world) } }) { simulation in
            await .called { try await called(simulation) }
        }
    }

    /// An action of the person who uses the app.
    static func person(
        _ name: String, _ action: @escaping @Sendable (inout MusicDevice) throws(Refusal) -> [Change],
        _ called: @escaping @Sendable (Simulation) throws -> Void
    ) -> Step {
        Step(name, { await $0.person(action) }) { simulation in
            await .called {
                try called(simulation)
                return ""
            }
        }
    }

    /// A pass of time.
    static func wait(_ seconds: Int) -> Step {
        Step(
            "wait \(seconds) s",
            { world in
                await world.wait(seconds)
                return .done("")
            },
            { simulation in
                await simulation.advance(by: .seconds(seconds))
                return .done("")
            }
        ).showingChanges
    }
}

/// A session of steps.
struct Session: Sendable, CustomStringConvertible {
    let name: String
    let steps: [Step]

    var description: String { name }

    /// An app of 2021 and later, which calls MusicKit.
    static let musicKit = Session(
        name: "MusicKit", steps: consent + requests + offers + player + edits + otherPlayers + account)
    /// An app of 2017, which calls StoreKit and MediaPlayer.
    static let storeKit = Session(
        name: "StoreKit and MediaPlayer", steps: cloudService + storeOffers + storePlayer + storeEdits)
}
