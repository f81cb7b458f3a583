import Foundation

/// A program of the system, if installed.
package struct Tool: Sendable {
    package let path: String

    package struct Outcome: Sendable {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// - Returns: nil if the environment's `PATH` does not contain the program.
    package init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        self.path = path
    }

    package static let curl = Tool("curl")
    package static let python = Tool("python3")
    package static let node = Tool("node")
    package static let swiftc = Tool("swiftc")

    /// Makes a tool from a path.
    package init(at path: String) { self.path = path }

    /// Runs the program to its end without blocking a thread of the pool.
    /// - Parameter environment: variables added to the environment of this process.
    package func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil
    ) async throws -> Outcome {
        let files = try TemporaryFolder()
        let process = SpawnedProgram()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = .null
        for name in ["output", "errors"] { try files.write("", to: name) }
        process.standardOutput = .file(FileHandle(forWritingAtPath: files.path + "/output"))
        process.standardError = .file(FileHandle(forWritingAtPath: files.path + "/errors"))
        try process.start()
        let exit = await onOwnThread { process.waitForExit() }
        return Outcome(status: exit.status, output: try files.text(of: "output"), errors: try files.text(of: "errors"))
    }
}
