/// The pipes between this program and one that it runs.
struct ProgramStreams {
    private var input: FileDescriptor?
    private var outputs: [FileDescriptor?] = [nil, nil]
    private var theirs: [FileDescriptor] = []
    private var bytes: [[UInt8]] = [[], []]

    /// The output that was read until now.
    var outputBytes: [UInt8] { bytes[0] }
    var errorBytes: [UInt8] { bytes[1] }

    /// Makes the pipes.
    /// - Returns: the program's start with its ends of the pipes.
    mutating func connect(_ run: ProgramRun) throws(Errno) -> ProgramStart {
        var start = run.start
        if run.input == nil {
            start.input = .inherited
        } else {
            let pipe = try FileDescriptor.closedOnExecPipe()
            theirs.append(pipe.readEnd)
            pipe.writeEnd.setNonBlocking()
            input = pipe.writeEnd
            start.input = .descriptor(pipe.readEnd)
        }
        start.output = try connect(run.output, 0)
        start.errors = if case .joined = run.errors { start.output } else { try connect(run.errors, 1) }
        return start
    }

    private mutating func connect(_ output: ProgramRun.Output, _ index: Int) throws(Errno) -> ProgramStart.Stream {
        guard case .gathered = output else { return .inherited }
        let pipe = try FileDescriptor.closedOnExecPipe()
        theirs.append(pipe.writeEnd)
        outputs[index] = pipe.readEnd
        return .descriptor(pipe.writeEnd)
    }

    /// Closes this process's copies of the program's ends of the pipes. Otherwise the pipes would stay open after the
    /// program has exited.
    mutating func closeTheirs() {
        for descriptor in theirs { descriptor.closeQuietly() }
        theirs = []
    }

    mutating func close() {
        closeTheirs()
        closeInput()
        for output in outputs { output?.closeQuietly() }
        outputs = [nil, nil]
    }

    private mutating func closeInput() {
        input?.closeQuietly()
        input = nil
    }

    /// Writes the input and reads the outputs to their ends.
    /// - Parameter isStopped: ends the transfer; nil if nothing does.
    mutating func transfer(for run: ProgramRun, isStopped: (() -> Bool)?) throws(ProgramRun.Problem) {
        var rest = (run.input ?? [])[...]
        if rest.isEmpty { closeInput() }
        var time = Time(limit: run.milliseconds)
        while input != nil || outputs.contains(where: { $0 != nil }) {
            if isStopped?() == true { return }
            let pause = try time.pause(isStoppable: isStopped != nil, run.whenSlow)
            let entries =
                [input.map { ($0, FileDescriptor.Readiness.writing) }] + outputs.map { $0.map { ($0, .reading) } }
            guard let ready = try? FileDescriptor.wait(for: entries, milliseconds: pause) else { throw .late }
            if ready[0] { try write(&rest) }
            for index in outputs.indices where ready[index + 1] { try read(index, limit: run.limit) }
        }
    }

    /// Writes what the pipe takes. A program that ends early or closes its input needs no more.
    private mutating func write(_ rest: inout ArraySlice<UInt8>) throws(ProgramRun.Problem) {
        guard let input else { return }
        let count = rest.withUnsafeBytes { bytes in
            Result { () throws(Errno) in try input.write(once: bytes) }
        }
        switch count {
        case .success(let count):
            rest = rest.dropFirst(count)
            if rest.isEmpty { closeInput() }
        case .failure(.wouldBlock): break
        case .failure(.brokenPipe): closeInput()
        case .failure(let error): throw .notWritten(error)
        }
    }

    private mutating func read(_ index: Int, limit: Int) throws(ProgramRun.Problem) {
        guard let output = outputs[index] else { return }
        let piece = (try? output.read(upTo: FileDescriptor.pieceSize)) ?? []
        bytes[index] += piece
        if piece.isEmpty {
            output.closeQuietly()
            outputs[index] = nil
        }
        if bytes[index].count > limit { throw .tooLong }
    }

    /// The time that a transfer takes.
    private struct Time {
        private let start = OperatingSystem.elapsedMicroseconds
        private let limit: Int?
        private var isSlow = false

        /// The time in milliseconds after which a run counts as slow.
        private static let slow = 1000
        /// The time in milliseconds after which a stop is looked for again.
        private static let stopPause = 25

        init(limit: Int?) { self.limit = limit }

        /// Returns the time in milliseconds until something other than a pipe needs attention; negative for never.
        mutating func pause(isStoppable: Bool, _ whenSlow: () -> Void) throws(ProgramRun.Problem) -> Int32 {
            let passed = (OperatingSystem.elapsedMicroseconds - start) / 1000
            if let limit, passed >= limit { throw .late }
            if passed >= Self.slow, !isSlow {
                isSlow = true
                whenSlow()
            }
            let pauses = [
                limit.map { $0 - passed }, isSlow ? nil : Self.slow - passed, isStoppable ? Self.stopPause : nil,
            ]
            return pauses.compactMap { $0 }.min().map { Int32(clamping: $0) } ?? -1
        }
    }
}
