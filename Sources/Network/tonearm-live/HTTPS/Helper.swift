import AppleMusicAPI
import Synchronization
import TonearmConsole
import TonearmLive
import TonearmSystem

/// Answers frames from the shell until the input ends.
package final class Helper: Sendable {
    private let output = Mutex(FileDescriptor.standardOutput)
    private let state = Mutex(State())

    private struct State {
        var fetcher: Result<Fetcher, ConnectionProblem>?
        var tasks: [UInt32: Task<Void, Never>] = [:]
    }

    package init() {}

    /// Reads frames from standard input to its end. It blocks, so do not call it in a task.
    package func run() {
        let input = InputStream(.standardInput)
        var parser = FrameParser()
        while case let bytes = input.next(), !bytes.isEmpty {
            guard let frames = try? parser.frames(with: bytes) else { return }
            for frame in frames { receive(frame) }
        }
    }

    private func receive(_ frame: Frame) {
        switch frame.kind {
        case .configuration: configure(frame.content)
        case .question: begin(frame) { try await self.fetch(frame) }
        case .page: begin(frame) { try await self.show(frame) }
        case .cancellation: state.withLock { $0.tasks.removeValue(forKey: frame.exchange) }?.cancel()
        case .head, .data, .end, .failure, .address, .token: break
        }
    }

    private func configure(_ content: [UInt8]) {
        guard let configuration = try? DocumentCoding.decode(ClientConfiguration.self, from: content) else { return }
        let fetcher = Result { () throws(ConnectionProblem) in
            // After an incomplete installation, the programs may not understand each other.
            guard configuration.version == ProgramVersion.number else {
                throw ConnectionProblem(.otherVersion, "", ProgramVersion.number)
            }
            return try Fetcher(configuration)
        }
        state.withLock { $0.fetcher = fetcher }
    }

    /// Returns what the configuration made.
    /// - Throws: the reason why it cannot be used.
    private func configured() throws -> Fetcher {
        guard let fetcher = state.withLock({ $0.fetcher }) else { throw ConnectionProblem(.programEnded, "") }
        return try fetcher.get()
    }

    private func begin(_ frame: Frame, _ work: @escaping @Sendable () async throws -> Void) {
        state.withLock { state in
            state.tasks[frame.exchange] = Task {
                do {
                    try await work()
                } catch is CancellationError {
                    // A cancelled exchange needs no failure frame.
                } catch {
                    let failure = ConnectionProblem(error, "", timeout: 0)
                    try? self.send(Frame(.failure, of: frame.exchange, failure.content))
                }
                self.state.withLock { _ = $0.tasks.removeValue(forKey: frame.exchange) }
            }
        }
    }

    private func fetch(_ frame: Frame) async throws {
        let fetcher = try configured()
        guard let question = HelperRequest(content: frame.content) else { throw ConnectionProblem(.programEnded, "") }
        try await fetcher.fetch(question) { try self.send($0, of: frame.exchange) }
    }

    private func show(_ frame: Frame) async throws {
        _ = try configured()
        let question = try DocumentCoding.decode(PageQuestion.self, from: frame.content)
        let token = try await TokenPageServer.token(question) { address in
            try self.send(Frame(.address, of: frame.exchange, Array(address.utf8)))
        }
        try send(Frame(.token, of: frame.exchange, Array(token.utf8)))
    }

    private func send(_ event: Fetcher.Event, of exchange: UInt32) throws {
        switch event {
        case .head(let head): try send(Frame(.head, of: exchange, head.content))
        case .data(let bytes): try send(Frame(.data, of: exchange, bytes))
        case .end(let end): try send(Frame(.end, of: exchange, end.content))
        }
    }

    /// - Throws: `CancellationError` if the shell has stopped reading.
    private func send(_ frame: Frame) throws {
        guard output.withLock({ (try? $0.write(all: frame.bytes)) != nil }) else { throw CancellationError() }
    }
}
