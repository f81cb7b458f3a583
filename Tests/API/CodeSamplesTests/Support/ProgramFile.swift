import Testing
import TonearmCodeSamples
import TonearmTestSupport

/// Programs of the code languages, written to files that tools run.
enum ProgramFile {
    /// Returns nil if no installed program runs the language.
    static func tool(for language: any CodeLanguage) async throws -> Tool? {
        switch language.name {
        case "curl": Tool.curl == nil ? nil : Tool("sh")
        case "python": try await Tool.pythonHasRequests() ? Tool.python : nil
        case "javascript", "fetch": Tool.node
        case "urlsession": Tool.swiftc
        default: nil
        }
    }

    /// Returns the name of the file and the text before the program.
    static func start(of language: any CodeLanguage, on server: SampleServer) -> (name: String, prelude: String) {
        switch language.name {
        case "curl": ("program.sh", "")
        case "python": ("program.py", "")
        case "javascript": ("program.mjs", WebPage.prelude(server))
        case "fetch": ("program.mjs", "")
        default: ("main.swift", "")
        }
    }

    /// Runs the program to its end, compiling it first if necessary.
    static func outcome(
        _ language: any CodeLanguage, _ samples: [SampledRequest], with tool: Tool, on server: SampleServer
    ) async throws -> Tool.Outcome {
        let folder = try TemporaryFolder()
        let (name, prelude) = start(of: language, on: server)
        try folder.write(prelude + language.program(sending: samples).joined(separator: "\n") + "\n", to: name)
        let file = folder.path + "/" + name
        if name != "main.swift" { return try await tool.run([file], environment: server.environment) }
        let program = folder.path + "/program"
        let compiled = try await tool.run(["-swift-version", "5", "-o", program, file])
        #expect(compiled.status == 0, "\(compiled.errors)")
        try #require(compiled.status == 0)
        return try await Tool(at: program).run([], environment: server.environment)
    }

    /// Runs the program, which must succeed, and returns its output.
    static func run(
        _ language: any CodeLanguage, _ samples: [SampledRequest], with tool: Tool, on server: SampleServer
    ) async throws -> String {
        let outcome = try await outcome(language, samples, with: tool, on: server)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
        return outcome.output
    }
}
