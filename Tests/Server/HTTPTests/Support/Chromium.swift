import Foundation
import TonearmServedSupport
import TonearmTestSupport

/// A browser without a window.
enum Chromium {
    /// The path of the program, or nil if it is not installed.
    static let path = ["chromium", "chromium-browser", "google-chrome"].lazy
        .flatMap { name in ["/usr/bin/\(name)", "/usr/local/bin/\(name)"] }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The options of each start.
    /// - Parameters:
    ///   - folder: the path of the profile's folder.
    ///   - host: a name that leads to this machine. No other name leads anywhere.
    static func options(in folder: String, mapping host: String = "localhost") -> [String] {
        [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--user-data-dir=\(folder)",
            "--host-resolver-rules=MAP \(host) 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ]
    }

    static func environment(in folder: String) -> [String: String] { ["HOME": folder, "PATH": "/usr/bin:/bin"] }

    /// Opens a page, waits until its scripts and requests are done, and returns its title.
    /// - Parameter host: a name that leads to this machine.
    static func title(of address: String, mapping host: String) async throws -> String {
        let folder = try TemporaryFolder()
        let process = SpawnedProgram()
        let output = Pipe()
        process.executableURL = URL(filePath: path ?? "")
        // The page's virtual time does not advance while it waits for answers.
        process.arguments =
            options(in: folder.path, mapping: host) + ["--virtual-time-budget=10000", "--dump-dom", address]
        process.standardInput = .null
        process.standardOutput = .pipe(output)
        process.standardError = .null
        process.environment = environment(in: folder.path)
        try process.start()
        let document = await onOwnThread {
            let data = output.fileHandleForReading.readDataToEndOfFile()
            _ = process.waitForExit()
            return String(decoding: data, as: UTF8.self)
        }
        let rest = document.split(separator: "<title>").dropFirst().first ?? ""
        return String(rest.prefix { $0 != "<" })
    }
}
