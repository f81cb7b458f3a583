import Foundation
import MusicKit
import MusicKitSimulation
import Testing

/// Tests code that leaves its task: it belongs to the chosen world of the process, or to none.
///
/// The tests share the world of the process, so they run one after the other.
@Suite(.serialized) struct ProcessWorldTests {
    private final class Model: Sendable {
        let isAuthorized = LockedFlag()
    }

    private final class LockedFlag: @unchecked Sendable {
        private let lock = NSLock()
        private var flag = false
        var value: Bool { lock.withLock { flag } }
        func set() { lock.withLock { flag = true } }
    }

    @Test func `a detached task without a world gets no consent`() async throws {
        try await Simulation.run(.denied) { _ in
            let model = Model()
            await Task.detached {
                if await MusicAuthorization.request() == .authorized { model.isAuthorized.set() }
            }.value
            #expect(!model.isAuthorized.value)
        }
        try await Simulation.run(.subscriber) { _ in
            let status = await Task.detached { MusicAuthorization.currentStatus }.value
            #expect(status == .denied)
            let playback = await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(returning: "\(ApplicationMusicPlayer.shared.state.playbackStatus)")
                }
            }
            #expect(playback == "stopped")
        }
    }

    @Test func `a call that can throw names itself and the line to write`() async throws {
        try await Simulation.run(.subscriber) { _ in
            let message = await Task.detached {
                do {
                    _ = try await MusicLibraryRequest<Song>().response()
                    return "found"
                } catch { return error.localizedDescription }
            }.value
            #expect(message.contains("'MusicLibraryRequest.response()'"))
            #expect(message.contains("Simulation.useForProcess(.subscriber)"))
            let player = await Task.detached {
                do {
                    try await ApplicationMusicPlayer.shared.play()
                    return "plays"
                } catch { return error.localizedDescription }
            }.value
            #expect(player.contains("'MusicPlayer.play()'"))
        }
    }

    @Test func `a chosen world of the process answers code that leaves its task`() async throws {
        try await Simulation.runForProcess(.eligible) { simulation in
            let detached = Task.detached { try await MusicSubscription.current.canPlayCatalogContent }
            #expect(try await detached.value == false)
            #expect(await Task.detached { MusicAuthorization.currentStatus }.value == .authorized)
            try simulation.music.subscribe()
            #expect(try await Task.detached { try await MusicSubscription.current.canPlayCatalogContent }.value)
        }
        #expect(await Task.detached { MusicAuthorization.currentStatus }.value == .denied)
    }

    @Test func `the next world of the process ends the one before`() async throws {
        let first = Simulation.useForProcess(.subscriber)
        try await Simulation.runForProcess(.denied) { _ in
            await #expect(throws: StageProblem.self) { try await first.music.send(Request(.get, "/v1/storefronts")) }
            #expect(MusicAuthorization.currentStatus == .denied)
        }
    }
}
