/// A running program whose output is read in pieces, so that its size costs no memory.
///
/// Its input is written first, and must be one that the program reads before it writes much. Its errors go to a
/// temporary file, so that many of them do not stop it.
package final class StreamedProgram {
    private let process: ChildProcess
    private let output: FileDescriptor
    private let errors: String
    private var hasEnded = false

    /// Starts a program.
    /// - Parameter input: the whole input.
    /// - Throws: `Errno` if the program cannot be started.
    package init(_ start: ProgramStart, input: [UInt8]) throws(Errno) {
        let path = FileSystem.temporaryName("tonearm-errors")
        let errors = try FileSystem.openToAppend(path)
        defer { errors.closeQuietly() }
        self.errors = path
        do throws(Errno) {
            let (toProgram, fromProgram) = try Self.pipes()
            var start = start
            start.input = .descriptor(toProgram.readEnd)
            start.output = .descriptor(fromProgram.writeEnd)
            start.errors = .descriptor(errors)
            output = fromProgram.readEnd
            let started = Result { () throws(Errno) in try start.start() }
            toProgram.readEnd.closeQuietly()
            fromProgram.writeEnd.closeQuietly()
            if case .failure = started {
                toProgram.writeEnd.closeQuietly()
                fromProgram.readEnd.closeQuietly()
            }
            process = try started.get()
            Signal.withoutBrokenPipe { try? toProgram.writeEnd.write(all: input) }
            toProgram.writeEnd.closeQuietly()
        } catch {
            FileSystem.remove(path)
            throw error
        }
    }

    deinit { if !hasEnded { _ = end(killing: true) } }

    private typealias Pipe = (readEnd: FileDescriptor, writeEnd: FileDescriptor)

    private static func pipes() throws(Errno) -> (Pipe, Pipe) {
        let first = try FileDescriptor.closedOnExecPipe()
        do throws(Errno) { return (first, try FileDescriptor.closedOnExecPipe()) } catch {
            first.readEnd.closeQuietly()
            first.writeEnd.closeQuietly()
            throw error
        }
    }

    /// Waits for output.
    /// - Parameter pause: called several times a second while there is no output. An error ends the wait.
    /// - Returns: empty at the end.
    package func read(pausing pause: () throws -> Void) rethrows -> [UInt8] {
        while case let ready = try? FileDescriptor.wait(for: [(output, .reading)], milliseconds: Self.pause),
            ready?[0] == false
        {
            try pause()
        }
        return (try? output.read(upTo: FileDescriptor.pieceSize)) ?? []
    }

    /// The time in milliseconds between two calls of a pause.
    private static let pause: Int32 = 100

    /// Waits for the end of the program.
    /// - Returns: how it ended, and the start of what it wrote to standard error.
    package func finish() -> (end: ChildProcess.End, errors: [UInt8]) { end(killing: false) }

    private func end(killing: Bool) -> (end: ChildProcess.End, errors: [UInt8]) {
        hasEnded = true
        output.closeQuietly()
        if killing { process.kill() }
        let end = process.wait()
        let written = try? FileSystem.start(of: errors, count: Self.errorLimit)
        FileSystem.remove(errors)
        return (end, written?.bytes ?? [])
    }

    /// The most bytes of standard error that are returned.
    private static let errorLimit = 65_536
}
