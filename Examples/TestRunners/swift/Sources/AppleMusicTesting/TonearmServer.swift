internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// A running server that makes worlds, known by its ready file.
struct TonearmServer: Sendable {
    static let found = Task { try await findOrStart() }
    static let keeps = variable("TONEARM_KEEP_WORLDS") != nil
    /// The name under which the server counts what the tests of this run met.
    static let suite = "swift-\(UUID())"
    /// The coverage of the API by the tests, in one line, which is printed when the run ends.
    private static let coverage = Mutex<String?>(nil)

    let file: String
    let process: pid_t?
    let control: String
    let secret: String

    static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    init(file: String, process: pid_t? = nil) throws {
        let ready = try? JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file))) as? [String: Any]
        guard let control = ready?["control"] as? String, let secret = ready?["secret"] as? String else {
            throw AppleMusicError(
                description: "The ready file '\(file)' is missing, or has no control address. Start 'tonearm serve "
                    + "--control 127.0.0.1:0 --ready \(file)', or unset TONEARM_READY.")
        }
        (self.file, self.process, self.control, self.secret) = (file, process, control, secret)
    }

    /// Returns the server whose ready file TONEARM_READY names, or starts the program TONEARM. A server that is not kept
    /// ends with this process, however that ends, because its input does.
    static func findOrStart() async throws -> TonearmServer {
        if let named = variable("TONEARM_READY") { return try TonearmServer(file: URL(filePath: named).path) }
        #if os(macOS) || os(Linux)
            return try await start(variable("TONEARM") ?? "tonearm")
        #else
            throw AppleMusicError(
                description:
                    "Cannot start 'tonearm' on this system. Start 'tonearm serve --control 127.0.0.1:0 --ready "
                    + "FILE' on the Mac, and set TEST_RUNNER_TONEARM_READY to the file for xcodebuild.")
        #endif
    }

    #if os(macOS) || os(Linux)
        private static func start(_ program: String) async throws -> TonearmServer {
            let folders = program.contains("/") ? [""] : (variable("PATH") ?? "").split(separator: ":").map { "\($0)/" }
            guard let path = folders.map({ $0 + program }).first(where: FileManager.default.isExecutableFile) else {
                throw AppleMusicError(
                    description:
                        "Cannot start '\(program)': it is not installed. Install the package ('sudo apt install "
                        + "./tonearm_*.deb') or the source ('make install'), or set TONEARM to the program's path.")
            }
            let beginning = FileManager.default.temporaryDirectory.appending(path: "tonearm-\(UUID())")
            let file = beginning.appendingPathExtension("json")  // readable by its owner alone
            let errors = try errorsFile(beginning.appendingPathExtension("txt"))
            let process = Process()
            process.executableURL = URL(filePath: path)
            process.arguments =
                ["serve", "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", file.path]
                + (keeps ? [] : ["--until-input-ends"])
            process.standardInput = keeps ? FileHandle.nullDevice as Any : inputUntilTheEnd()
            process.standardOutput = FileHandle.nullDevice
            process.standardError = errors.written
            try process.run()
            var tries = 0
            while !FileManager.default.fileExists(atPath: file.path) {
                tries += 1
                if !process.isRunning || tries > 3000 {
                    process.terminate()
                    let printed = String(decoding: (try? errors.read.readToEnd()) ?? Data(), as: UTF8.self)
                    throw AppleMusicError(
                        description:
                            "Cannot start '\(program)': \(printed.trimmingCharacters(in: .whitespacesAndNewlines))"
                    )
                }
                try await Task.sleep(for: .milliseconds(20))
            }
            return try TonearmServer(file: file.path, process: process.processIdentifier)
        }

        /// Returns a file for errors, which has no name any more, so that nothing stays of it.
        private static func errorsFile(_ file: URL) throws -> (written: FileHandle, read: FileHandle) {
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            defer { try? FileManager.default.removeItem(at: file) }
            return (try FileHandle(forWritingTo: file), try FileHandle(forReadingFrom: file))
        }

        /// Returns a pipe whose other end this process never closes, and no program that it starts inherits.
        private static func inputUntilTheEnd() -> Pipe {
            let pipe = Pipe()
            _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
            _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 3)
            return pipe
        }
    #endif

    /// Asks for the coverage after a test, because nothing can be asked when the run ends.
    func noteCoverage() async {
        guard let answer = try? await ask("GET", "/suites/\(Self.suite)/coverage", nil),
            let line = answer["line"] as? String
        else { return }
        let isFirst = Self.coverage.withLock { known in
            defer { known = JournalEntry.visible(line) }
            return known == nil
        }
        if isFirst { atexit { TonearmServer.coverage.withLock { if let line = $0 { print(line) } } } }
    }

    /// Returns the answer to a request to the control address.
    func ask(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> [String: Any] {
        guard let address = URL(string: control + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: address)
        request.httpMethod = method
        request.httpBody = try body.map { try JSONSerialization.data(withJSONObject: $0) }
        request.setValue("Bearer \(secret)", forHTTPHeaderField: "Authorization")
        guard let (data, response) = try? await URLSession.shared.data(for: request),
            let answer = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else {
            let advice = process == nil ? "Start 'tonearm serve'" : "Run the tests"
            throw AppleMusicError(
                description: "Cannot reach the server at \(control): it has ended, or does not answer. \(advice) again."
            )
        }
        if (response as? HTTPURLResponse)?.statusCode ?? 500 < 400 { return answer }
        let sentences = [answer["error"] as? String, answer["next"] as? String].compactMap(\.self)
        throw AppleMusicError(description: sentences.joined(separator: " "))
    }
}

/// A request in the journal of a world.
public struct JournalEntry: Sendable {
    public let number: Int
    public let status: Int
    public let method: String
    public let path: String
    public let query: [[String]]
    public let body: String?
    public let fault: String?
    /// The rule that refused the request, its source, and reasons.
    public let rule: String?
    public let source: String?
    public let reasons: [String]
    /// The part of the request that broke the rule, such as `parameter`, and `found`, `allowed` and `send`.
    public let cause: [String: String]

    init(_ entry: [String: Any]) {
        number = entry["number"] as? Int ?? 0
        status = entry["status"] as? Int ?? 0
        method = entry["method"] as? String ?? ""
        path = entry["path"] as? String ?? ""
        query = entry["query"] as? [[String]] ?? []
        body = entry["body"].flatMap {
            try? JSONSerialization.data(
                withJSONObject: $0, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
        }
        .map { String(decoding: $0, as: UTF8.self) }
        fault = entry["fault"] as? String
        let why = entry["why"] as? [String: Any] ?? [:]
        rule = why["rule"] as? String
        source = why["source"] as? String
        reasons = why["reasons"] as? [String] ?? []
        cause = why.compactMapValues { $0 as? String }.filter { !["rule", "source"].contains($0.key) }
    }

    /// The lines of a report: what was sent, its status, and why it was refused.
    public var lines: [String] {
        let values = query.map { $0.joined(separator: "=") }.joined(separator: "&")
        var details = [rule.map { "rule: \($0)" }, source.map { "source: \($0)" }].compactMap(\.self)
        details += ["path", "parameter", "header", "pointer", "found", "allowed", "send"].compactMap { name in
            cause[name].map { "\(name): \($0)" }
        }
        details += reasons.map { "reason: \($0)" }
        if let fault { details = ["fault: \(fault)"] }
        if let body { details.insert("body: \(body.prefix(200))", at: 0) }
        let lines =
            ["\(number)  \(status)  \(method) \(path)\(values.isEmpty ? "" : "?")\(values)"]
            + details.map { "        \($0)" }
        return lines.map(Self.visible)
    }

    /// Escapes what a terminal would obey: control characters, and those that reverse the direction of a line.
    fileprivate static func visible(_ line: String) -> String {
        line.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
