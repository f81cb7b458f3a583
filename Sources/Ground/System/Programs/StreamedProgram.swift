/// A running program whose output is read in pieces, so that its size costs no memory.
///
/// Input, output and errors are moved at the same time, so that none of them stops the program. While the caller waits,
/// it can end the program.
package final class StreamedProgram {
    /// The input of a program.
    package enum Input {
        case bytes([UInt8])
        case file(FileDescriptor)
    }

    private let process: ChildProcess
    private var input: FileDescriptor?
    private var unwritten: ArraySlice<UInt8>
    private var output: FileDescriptor?
    private var errors: FileDescriptor?
    private var errorBytes: [UInt8] = []
    private var hasEnded = false

    /// The most bytes of standard error that are returned. The program's further errors are discarded.
    private static let errorLimit = 65_536
    /// The time in milliseconds between two calls of a pause.
    private static let pause: Int32 = 100

    /// Starts a program.
    /// - Throws: `Errno` if the program cannot be started.
    package init(_ start: ProgramStart, input: Input) throws(Errno) {
        var pipes = Pipes()
        defer { pipes.closeTheirs() }
        var start = start
        do throws(Errno) {
            switch input {
            case .bytes(let bytes):
                unwritten = bytes[...]
                start.input = .descriptor(try pipes.toProgram())
            case .file(let file):
                unwritten = []
                start.input = .descriptor(file)
            }
            start.output = .descriptor(try pipes.fromProgram())
            start.errors = .descriptor(try pipes.fromProgram())
            process = try start.start()
        } catch {
            pipes.closeOurs()
            throw error
        }
        self.input = pipes.input
        (output, errors) = (pipes.outputs[0], pipes.outputs[1])
    }

    deinit { if !hasEnded { _ = end(killing: true) } }

    /// Waits for output.
    /// - Parameters:
    ///   - count: the most bytes to return.
    ///   - pause: called before each wait, and several times a second during it. An error ends the wait.
    /// - Returns: empty at the end.
    package func read(
        upTo count: Int = FileDescriptor.pieceSize, pausing pause: () throws -> Void
    ) rethrows -> [UInt8] {
        while let output {
            try pause()
            guard move(output, milliseconds: Self.pause) else { continue }
            let piece = (try? output.read(upTo: count)) ?? []
            if piece.isEmpty {
                output.closeQuietly()
                self.output = nil
            }
            return piece
        }
        return []
    }

    /// Waits for the end of the program.
    /// - Parameter pause: called several times a second. An error ends the wait; the release then ends the program.
    /// - Returns: how it ended, and the start of what it wrote to standard error.
    package func finish(pausing pause: () throws -> Void) rethrows -> (end: ChildProcess.End, errors: [UInt8]) {
        closeInput()
        output?.closeQuietly()
        output = nil
        var milliseconds: Int32 = 1
        while !process.hasEnded {
            try pause()
            move(nil, milliseconds: milliseconds)
            milliseconds = min(milliseconds * 2, Self.pause)
        }
        // Another program may still have the pipe, so its end is not waited for.
        while errors != nil, errorBytes.count < Self.errorLimit, case let count = errorBytes.count {
            move(nil, milliseconds: 0)
            if errorBytes.count == count { break }
        }
        return end(killing: false)
    }

    private func end(killing: Bool) -> (end: ChildProcess.End, errors: [UInt8]) {
        hasEnded = true
        if killing { process.kill() }
        closeInput()
        for descriptor in [output, errors] { descriptor?.closeQuietly() }
        (output, errors) = (nil, nil)
        return (process.wait(), errorBytes)
    }

    // MARK: Moving bytes

    /// Waits until something can be moved, and moves input and errors.
    /// - Returns: whether the output can be read.
    @discardableResult private func move(_ output: FileDescriptor?, milliseconds: Int32) -> Bool {
        let entries: [(FileDescriptor, FileDescriptor.Readiness)?] = [
            output.map { ($0, .reading) }, input.map { ($0, .writing) }, errors.map { ($0, .reading) },
        ]
        // Reading reports why waiting fails.
        guard let ready = try? FileDescriptor.wait(for: entries, milliseconds: milliseconds) else { return true }
        if ready[1] { write() }
        if ready[2] { readErrors() }
        return ready[0]
    }

    /// Writes what the pipe takes. A program that ends early or closes its input needs no more.
    private func write() {
        guard let input else { return }
        let count = Signal.withoutBrokenPipe {
            unwritten.withUnsafeBytes { bytes in Result { () throws(Errno) in try input.write(once: bytes) } }
        }
        switch count {
        case .success(let count):
            unwritten = unwritten.dropFirst(count)
            if unwritten.isEmpty { closeInput() }
        case .failure(.wouldBlock): break
        case .failure: closeInput()
        }
    }

    private func readErrors() {
        guard let descriptor = errors else { return }
        let piece = (try? descriptor.read(upTo: FileDescriptor.pieceSize)) ?? []
        errorBytes += piece.prefix(Self.errorLimit - errorBytes.count)
        if piece.isEmpty {
            descriptor.closeQuietly()
            errors = nil
        }
    }

    private func closeInput() {
        input?.closeQuietly()
        input = nil
    }
}

/// The pipes of a program that is being started.
private struct Pipes {
    private(set) var input: FileDescriptor?
    private(set) var outputs: [FileDescriptor] = []
    private var theirs: [FileDescriptor] = []

    mutating func toProgram() throws(Errno) -> FileDescriptor {
        let pipe = try FileDescriptor.closedOnExecPipe()
        pipe.writeEnd.setNonBlocking()
        input = pipe.writeEnd
        theirs.append(pipe.readEnd)
        return pipe.readEnd
    }

    mutating func fromProgram() throws(Errno) -> FileDescriptor {
        let pipe = try FileDescriptor.closedOnExecPipe()
        outputs.append(pipe.readEnd)
        theirs.append(pipe.writeEnd)
        return pipe.writeEnd
    }

    mutating func closeTheirs() {
        for descriptor in theirs { descriptor.closeQuietly() }
        theirs = []
    }

    func closeOurs() { for descriptor in outputs + [input].compactMap(\.self) { descriptor.closeQuietly() } }
}
