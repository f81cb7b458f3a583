import AppleMusicAPI
import Foundation
import TonearmTestSupport

/// A browser without a window and with one page, which takes commands of the Chrome DevTools Protocol over pipes.
///
/// Commands and answers are JSON, and a zero byte ends each. The browser ends when this is released.
actor CommandedBrowser {
    private let folder: TemporaryFolder
    private let process = SpawnedProgram()
    private let commands = Pipe()
    private let messages: AsyncStream<JSON>
    private var session: String?
    private var lastNumber = 0
    private var acceptsQuestions = true
    /// The last question of the page; nil if it asked none.
    private(set) var question: String?

    /// The reason why a command failed, in the words of the browser.
    struct Failure: Error {
        let reason: String
    }

    init() async throws {
        folder = try TemporaryFolder()
        let answers = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        // The browser reads commands from descriptor 3, and writes answers to descriptor 4.
        process.arguments =
            ["-c", #"exec 3<&0 4>&1 </dev/null >/dev/null; exec "$0" "$@""#, Chromium.path ?? ""]
            + Chromium.options(in: folder.path) + ["--remote-debugging-pipe", "--window-size=1200,900", "about:blank"]
        process.environment = Chromium.environment(in: folder.path)
        process.standardInput = .pipe(commands)
        process.standardOutput = .pipe(answers)
        process.standardError = .null
        let (messages, message) = AsyncStream.makeStream(of: JSON.self)
        self.messages = messages
        try process.start()
        Thread.detachNewThread { Self.read(answers.fileHandleForReading, message) }
        try await attach()
    }

    deinit {
        // A killed browser leaves processes that still write to the profile's folder while it is removed.
        let close: JSON = ["id": 0, "method": "Browser.close"]
        if process.isRunning { try? commands.fileHandleForWriting.write(contentsOf: Data(close.bytes + [0])) }
        _ = process.waitForExit()
    }

    /// Makes a page, to which all later commands go.
    private func attach() async throws {
        let clipboard: JSON = ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]]
        _ = try await send("Browser.grantPermissions", clipboard)
        let target = try await send("Target.createTarget", ["url": "about:blank"])["targetId"] ?? .null
        session = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]?.string
        for domain in ["Page", "Runtime"] { _ = try await send("\(domain).enable") }
    }

    /// Sends a command, and returns its result.
    ///
    /// Questions of the page are answered meanwhile.
    /// - Throws: `Failure` if the command fails, a script of the page has thrown an error, or the browser has ended.
    func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
        let number = try write(method, parameters)
        for await message in messages {
            if let event = message["method"]?.string {
                try handle(event, message["params"] ?? [:])
            } else if message["id"]?.integer == number {
                if let reason = message["error"]?["message"]?.string { throw Failure(reason: reason) }
                return message["result"] ?? [:]
            }
        }
        throw Failure(reason: "the browser ended")
    }

    /// Sets the answer to questions of the page, and forgets the last question.
    func answerQuestions(accepting accepts: Bool) { (acceptsQuestions, question) = (accepts, nil) }

    private func handle(_ event: String, _ parameters: JSON) throws {
        switch event {
        case "Page.javascriptDialogOpening":
            question = parameters["message"]?.string
            _ = try write("Page.handleJavaScriptDialog", ["accept": .bool(acceptsQuestions)])
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"]
            let reason = details?["exception"]?["description"]?.string ?? details?["text"]?.string
            throw Failure(reason: "a script of the page failed: \(reason ?? "")")
        default: break
        }
    }

    /// - Returns: the number of the command, which its answer has too.
    private func write(_ method: String, _ parameters: JSON) throws -> Int {
        lastNumber += 1
        var command = JSONObject([("id", .integer(lastNumber)), ("method", .string(method)), ("params", parameters)])
        command.append("sessionId", session.map(JSON.string))
        try commands.fileHandleForWriting.write(contentsOf: Data(JSON.object(command).bytes + [0]))
        return lastNumber
    }

    private static func read(_ answers: FileHandle, _ message: AsyncStream<JSON>.Continuation) {
        var bytes: [UInt8] = []
        while true {
            let data = answers.availableData
            if data.isEmpty { break }
            bytes += data
            while let end = bytes.firstIndex(of: 0) {
                if let json = try? JSON(parsing: bytes[..<end]) { message.yield(json) }
                bytes.removeSubrange(...end)
            }
        }
        message.finish()
    }
}
