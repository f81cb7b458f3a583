import Foundation

/// Programs of this machine, which other people's tests are written in.
enum Tool {
    struct Ran {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Where the programs are that were built with the tests, and those of this machine.
    private static var path: String {
        Program.products.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    }

    /// - Returns: nil where there is none of this name.
    static func find(_ name: String) -> String? {
        if name.hasPrefix("/") { return name }
        return path.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    static func run(_ name: String, _ arguments: [String], _ environment: [String: String] = [:]) async throws -> Ran {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: find(name) ?? name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.environment?["PATH"] = path
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        async let written = text(of: output)
        async let complaints = text(of: errors)
        let ran = (await written, await complaints)
        process.waitUntilExit()
        return Ran(status: process.terminationStatus, output: ran.0, errors: ran.1)
    }

    /// All that comes, read on a thread of its own.
    private static func text(of pipe: Pipe) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    returning: String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
            }
        }
    }
}
