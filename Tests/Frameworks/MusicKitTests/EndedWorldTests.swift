import MusicKit
import MusicKitSimulation
import Testing
import TonearmTestSupport

extension ProcessWorldTests {
    /// Tests code that goes on after its world has ended.
    ///
    /// The tests share the world of the process with those around them, so all run one after the other.
    @Suite(.serialized, .timeLimit(.minutes(10))) struct EndedWorldTests {
        /// The errors that an ended world may throw.
        private static func isEnd(_ error: any Error) -> Bool {
            error is StageProblem || error is CancellationError || error.localizedDescription.contains("useForProcess")
        }

        /// Calls again and again until the world has ended.
        private static func calls(_ body: @escaping @Sendable () async throws -> Void) -> Task<any Error, Never> {
            Task.detached {
                while true {
                    do { try await body() } catch { return error }
                    // Leaves the threads of tasks to the others.
                    try? await Task.sleep(for: .milliseconds(1))
                }
            }
        }

        @Test func `a detached task that asks meets the end of the process's world as an error`() async throws {
            var tasks: [Task<any Error, Never>] = []
            try await Simulation.runForProcess(.subscriber) { simulation in
                tasks = [
                    Self.calls {
                        _ = try await MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
                            .response()
                    },
                    Self.calls { _ = try await MusicLibraryRequest<Song>().response() },
                    Self.calls { _ = try await MusicSubscription.current },
                    Self.calls { _ = try await DefaultMusicTokenProvider().userToken(for: "", options: .ignoreCache) },
                ]
                await eventually { simulation.requests.count > 10 }
            }
            for task in tasks {
                let error = await task.value
                #expect(Self.isEnd(error), "\(error)")
            }
        }

        @Test func `a world that ends while a detached task waits wakes the task`() async throws {
            let waiting = try await Simulation.runForProcess(.subscriber) { simulation in
                simulation.slowDownPreparation()
                let player = Task.detached {
                    let player = ApplicationMusicPlayer.shared
                    let album = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
                    player.queue = [try await album.response().items[0]]
                    try await player.play()
                }
                let updates = Task.detached {
                    var count = 0
                    for await _ in MusicSubscription.subscriptionUpdates { count += 1 }
                    return count
                }
                await eventually { ApplicationMusicPlayer.shared.queue.entries.count > 0 }
                return (player, updates)
            }
            switch await waiting.0.result {
            case .success: Issue.record("the player cannot be prepared")
            case .failure(let error): #expect(Self.isEnd(error), "\(error)")
            }
            #expect(await waiting.1.value <= 1)
        }

        @Test func `code with the world of an ended test gets errors and the last values`() async throws {
            let music = SimulatedAppleMusic(.subscriber)
            let late = await music.run {
                Task {
                    await eventually { music.hasEnded }
                    return (
                        MusicAuthorization.currentStatus, ApplicationMusicPlayer.shared.state.playbackStatus,
                        await Result { try await MusicSubscription.current }
                    )
                }
            }
            let (status, playback, subscription) = await late.value
            #expect(status == .authorized && playback == .stopped)
            if case .failure(let error) = subscription { #expect(Self.isEnd(error), "\(error)") }
        }
    }
}

extension Result where Failure == any Error, Success: Sendable {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}

extension SimulatedAppleMusic {
    fileprivate var hasEnded: Bool {
        do { try stage.checkIsRunning() } catch { return true }
        return false
    }
}
