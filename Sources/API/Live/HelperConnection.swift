package import AppleMusicAPI
import Synchronization
import TonearmConsole
import TonearmSystem

/// The connection to the program `tonearm-live`. It starts the program for the first request, and again after it has
/// ended.
///
/// Several exchanges can run at the same time. An exchange is cancelled when its caller stops waiting.
package final class HelperConnection: Sendable {
    private let program: String
    private let configuration: [UInt8]
    private let state = Mutex(State())

    private struct State {
        var running: HelperProcess?
        var last: UInt32 = 0
        var waiting: [UInt32: Waiting] = [:]
    }

    /// A running exchange and its process.
    private struct Waiting {
        let process: HelperProcess
        let continuation: AsyncThrowingStream<Frame, any Error>.Continuation
    }

    /// - Parameter program: the path of the program.
    package init(program: String, _ configuration: ClientConfiguration) throws {
        self.program = program
        self.configuration = try DocumentCoding.encode(configuration)
    }

    /// Sends a frame, and returns the frames of its answer until the exchange ends.
    /// - Throws: `ConnectionProblem` if the program is missing or does not accept the frame.
    package func exchange(
        _ kind: Frame.Kind, _ content: [UInt8], with server: String
    ) throws(ConnectionProblem) -> AsyncThrowingStream<Frame, any Error> {
        let (frames, continuation) = AsyncThrowingStream.makeStream(of: Frame.self)
        let isTaken = try state.withLock { state throws(ConnectionProblem) in
            state.last = state.last == .max ? 1 : state.last + 1
            let exchange = state.last
            // The stream retains the connection, and so the program, while its consumer waits.
            continuation.onTermination = { reason in
                if case .cancelled = reason { self.callOff(exchange) }
            }
            let bytes = Frame(kind, of: exchange, content).bytes
            // The program may have ended since the last request; try once more with a new process.
            for _ in 0..<2 {
                let process = try running(&state, for: server)
                state.waiting[exchange] = Waiting(process: process, continuation: continuation)
                if process.send(bytes) { return true }
                state.running = nil
            }
            state.waiting[exchange] = nil
            return false
        }
        guard isTaken else { throw ConnectionProblem(.programEnded, server) }
        return frames
    }

    private func running(_ state: inout State, for server: String) throws(ConnectionProblem) -> HelperProcess {
        if let running = state.running { return running }
        let process: HelperProcess
        do throws(Errno) {
            process = try HelperProcess(starting: program)
        } catch {
            throw ConnectionProblem(.noProgram, server, "'\(program)': \(error)")
        }
        guard process.send(Frame(.configuration, of: 0, configuration).bytes) else {
            throw ConnectionProblem(.programEnded, server, process.finish())
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
        guard isHeard else { throw ConnectionProblem(.programEnded, server, process.finish()) }
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

    /// Fails the exchanges of a process that has ended. The next request starts another process.
    /// - Parameter ending: a description of how the process ended.
    private func lose(_ process: HelperProcess, _ ending: String, _ server: String) {
        let left = state.withLock { state in
            if state.running === process { state.running = nil }
            let left = state.waiting.filter { $0.value.process === process }
            for exchange in left.keys { state.waiting[exchange] = nil }
            return left.values.map(\.continuation)
        }
        for continuation in left { continuation.finish(throwing: ConnectionProblem(.programEnded, server, ending)) }
    }

    private func callOff(_ exchange: UInt32) {
        state.withLock { state in
            guard state.waiting.removeValue(forKey: exchange) != nil else { return }
            _ = state.running?.send(Frame(.cancellation, of: exchange).bytes)
        }
    }
}
