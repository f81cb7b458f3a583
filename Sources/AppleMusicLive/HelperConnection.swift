package import AppleMusicAPI
import Console
import Synchronization
import SystemLayer

/// The way to the program `tonearm-live`, which is started when it is first needed and again when it ended.
///
/// Several exchanges can be on their way at the same time; one that nobody waits for any more is called off.
package final class HelperConnection: Sendable {
    private let program: String
    private let configuration: [UInt8]
    private let state = Mutex(State())

    private struct State {
        var running: HelperProcess?
        var last: UInt32 = 0
        var waiting: [UInt32: Waiting] = [:]
    }

    /// An exchange that is on its way, and the process that was asked.
    private struct Waiting {
        let process: HelperProcess
        let continuation: AsyncThrowingStream<Frame, any Error>.Continuation
    }

    /// - Parameter program: its file.
    package init(program: String, _ configuration: ClientConfiguration) throws {
        self.program = program
        self.configuration = try DocumentCoding.encode(configuration)
    }

    /// Sends a frame, and hands on what comes back until the exchange is over.
    /// - Throws: `ConnectionFailure` where the program is not there or does not take the frame.
    package func exchange(
        _ kind: Frame.Kind, _ content: [UInt8], with server: String
    ) throws(ConnectionFailure) -> AsyncThrowingStream<Frame, any Error> {
        let (frames, continuation) = AsyncThrowingStream.makeStream(of: Frame.self)
        let isTaken = try state.withLock { state throws(ConnectionFailure) in
            state.last = state.last == .max ? 1 : state.last + 1
            let exchange = state.last
            // Whoever waits for what comes keeps the connection, and so the program.
            continuation.onTermination = { reason in
                if case .cancelled = reason { self.callOff(exchange) }
            }
            let bytes = Frame(kind, of: exchange, content).bytes
            // The program may have ended since it was last asked. What it did not take, another process can be asked.
            for _ in 0..<2 {
                let process = try running(&state, for: server)
                state.waiting[exchange] = Waiting(process: process, continuation: continuation)
                if process.send(bytes) { return true }
                state.running = nil
            }
            state.waiting[exchange] = nil
            return false
        }
        guard isTaken else { throw ConnectionFailure(.programEnded, server) }
        return frames
    }

    private func running(_ state: inout State, for server: String) throws(ConnectionFailure) -> HelperProcess {
        if let running = state.running { return running }
        let process: HelperProcess
        do throws(Errno) {
            process = try HelperProcess(starting: program)
        } catch {
            throw ConnectionFailure(.noProgram, server, "'\(program)': \(error)")
        }
        guard process.send(Frame(.configuration, of: 0, configuration).bytes) else {
            throw ConnectionFailure(.programEnded, server, process.finish())
        }
        let isHeard = BackgroundThread.start { [weak self] in
            var parser = FrameParser()
            reading: while case let bytes = process.read(), !bytes.isEmpty {
                guard let frames = try? parser.frames(with: bytes) else { break }
                for frame in frames {
                    guard let self else { break reading }
                    self.handOn(frame)
                }
            }
            let ending = process.finish()
            self?.lose(process, ending, server)
        }
        guard isHeard else {
            throw ConnectionFailure(.programEnded, server, process.finish())
        }
        state.running = process
        return process
    }

    deinit { state.withLock { $0.running?.closeInput() } }

    private func handOn(_ frame: Frame) {
        let continuation = state.withLock { state in
            frame.kind.isLast ? state.waiting.removeValue(forKey: frame.exchange) : state.waiting[frame.exchange]
        }?.continuation
        continuation?.yield(frame)
        if frame.kind.isLast { continuation?.finish() }
    }

    /// Fails what a process was asked that is gone. The next request starts another one.
    /// - Parameter ending: what ended it, in words.
    private func lose(_ process: HelperProcess, _ ending: String, _ server: String) {
        let left = state.withLock { state in
            if state.running === process { state.running = nil }
            let left = state.waiting.filter { $0.value.process === process }
            for exchange in left.keys { state.waiting[exchange] = nil }
            return left.values.map(\.continuation)
        }
        for continuation in left { continuation.finish(throwing: ConnectionFailure(.programEnded, server, ending)) }
    }

    private func callOff(_ exchange: UInt32) {
        state.withLock { state in
            guard state.waiting.removeValue(forKey: exchange) != nil else { return }
            _ = state.running?.send(Frame(.cancellation, of: exchange).bytes)
        }
    }
}
