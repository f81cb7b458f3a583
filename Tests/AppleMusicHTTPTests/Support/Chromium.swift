import Foundation
import ProcessSupport
import ServedSupport
import TemporaryFolderSupport

/// A browser without a window.
enum Chromium {
    /// The path of the program, or nil if it is not installed.
    static let path = ["chromium", "chromium-browser", "google-chrome"].lazy
        .flatMap { name in ["/usr/bin/\(name)", "/usr/local/bin/\(name)"] }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Opens a page, waits until its scripts and requests are done, and returns its title.
    /// - Parameter host: a name that leads to this machine.
    static func title(of address: String, mapping host: String) async throws -> String {
        let folder = try TemporaryFolder()
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: path ?? "")
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--user-data-dir=\(folder.path)",
            "--host-resolver-rules=MAP \(host) 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            // The page's virtual time does not advance while it waits for answers.
            "--virtual-time-budget=10000", "--dump-dom", address,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin"]
        try process.start()
        let document = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let data = output.fileHandleForReading.readDataToEndOfFile()
                _ = process.waitForExit()
                continuation.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
        let rest = document.split(separator: "<title>").dropFirst().first ?? ""
        return String(rest.prefix { $0 != "<" })
    }
}
