#if canImport(MusicKitSimulation)
    import MusicKitSimulation
    import Testing

    /// A trait that gives each test a simulated Apple Music of its own.
    struct InSimulation: TestTrait, SuiteTrait, TestScoping {
        let scenario: SimulatedScenario
        var isRecursive: Bool { true }

        func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            guard testCase != nil else { return try await function() }
            try await Simulation.run(scenario) { try await function() }
        }
    }
#endif
