import Foundation
import TemporaryFolderSupport
import Testing

/// A program of the system, as far as it is here.
struct Tool: Sendable {
    let path: String

    struct Outcome: Sendable {
        let status: Int32
        let output: String
        let errors: String
    }

    /// - Returns: nil where there is no such program on the way that the environment names.
    init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        self.path = path
    }

    static let curl = Tool("curl")
    static let python = Tool("python3")
    static let node = Tool("node")
    static let swiftc = Tool("swiftc")

    /// Whether Python finds the library that the code imports.
    static func pythonHasRequests() async throws -> Bool {
        guard let python else { return false }
        return try await python.run(["-c", "import requests"]).status == 0
    }

    /// Runs it to its end, without holding up whoever else is running.
    func run(_ arguments: [String], environment: [String: String] = [:], in folder: String? = nil) async throws
        -> Outcome
    {
        let files = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = FileHandle.nullDevice
        for name in ["output", "errors"] { try files.write("", to: name) }
        process.standardOutput = FileHandle(forWritingAtPath: files.path + "/output")
        process.standardError = FileHandle(forWritingAtPath: files.path + "/errors")
        let status: Int32 = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Outcome(status: status, output: try files.text(of: "output"), errors: try files.text(of: "errors"))
    }
}
