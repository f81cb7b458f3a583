import MusicKit
import MusicKitSimulation
import Testing

/// The trait of the document "Testing your MusicKit code on Linux".
struct InSimulation: TestTrait, SuiteTrait, TestScoping {
    let scenario: SimulatedScenario
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await Simulation.run(scenario) { try await function() }
    }
}

@Suite(InSimulation(scenario: .denied)) struct TraitTests {
    @Test func `each test has a world by the trait`() {
        #expect(MusicAuthorization.currentStatus == .denied)
    }

    @Test(arguments: 0..<20) func `each case has its own`(number: Int) throws {
        let music = Simulation.current.music
        #expect(music.requests.isEmpty && music !== SimulatedAppleMusic())
        ApplicationMusicPlayer.shared.state.repeatMode = .one
        #expect(ApplicationMusicPlayer.shared.state.repeatMode == .one)
    }
}
