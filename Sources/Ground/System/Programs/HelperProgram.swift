/// A program of the system that does a part of this program's work: a database engine, an unpacker, the keyring's tool.
/// This is the only way in which the package starts such programs.
///
/// It is found only in absolute folders of `PATH`, and gets only the named environment variables. It has its own
/// process group: Ctrl-C is for this program, which ends it. An interpreter does not look for modules in the current
/// folder, where another user may have put them.
package struct HelperProgram: Sendable {
    /// The program's file.
    package let path: String
    private let arguments: [String]
    private let environment: ProgramStart.Environment

    package init(at path: String, _ arguments: [String], environment: ProgramStart.Environment) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// - Returns: nil if no absolute folder of `PATH` has a program of one of these names.
    package init?(named names: String..., arguments: [String], environment: ProgramStart.Environment) {
        guard let path = names.lazy.compactMap(ProgramSearch.absolute).first else { return nil }
        self.init(at: path, arguments, environment: environment)
    }

    /// A script for Python, isolated from the current folder and from the variables of Python (`python3 -I`). Modules
    /// of `pip install --user` can be imported nevertheless.
    /// - Returns: nil if Python is not in `PATH`.
    package static func python(_ script: String) -> HelperProgram? {
        let userModules = """
            import site, sys
            sys.path += [path for path in [site.getusersitepackages()] if path.startswith("/")]

            """
        return HelperProgram(
            named: "python3", arguments: ["-I", "-c", userModules + script],
            environment: .only([
                "PATH", "HOME", "LANG", "TMPDIR", "VIRTUAL_ENV", "PYENV_ROOT", "PYENV_VERSION", "LD_LIBRARY_PATH",
            ]))
    }

    /// Starts the program. Its output is read in pieces.
    package func start(input: StreamedProgram.Input) throws(Errno) -> StreamedProgram {
        try StreamedProgram(start(hasOwnGroup: true), input: input)
    }

    /// Starts the program, and does not wait for it.
    /// - Returns: whether it could be started.
    package func launch() -> Bool { (try? start(hasOwnGroup: false).start()) != nil }

    /// Returns a run of the program in this program's process group, so that Ctrl-C reaches it.
    /// - Parameters:
    ///   - limit: the largest size in bytes of each output.
    ///   - milliseconds: the time that it may take.
    package func run(input: [UInt8], limit: Int, milliseconds: Int) -> ProgramRun {
        var run = ProgramRun(start(hasOwnGroup: false), input: input, limit: limit)
        run.milliseconds = milliseconds
        return run
    }

    private func start(hasOwnGroup: Bool) -> ProgramStart {
        var start = ProgramStart(path, arguments, environment: environment)
        start.hasOwnGroup = hasOwnGroup
        return start
    }
}

/// The lines of a helper program's output.
extension HelperProgram {
    package enum LineProblem: Error, Hashable {
        case notStarted(Errno)
        /// A line has more bytes than this.
        case longLine(Int)
        /// The output has more bytes than this.
        case longOutput(Int)
    }

    /// The largest sizes in bytes.
    package struct LineLimits: Sendable {
        package var line: Int
        package var output: Int

        package init(line: Int, output: Int = .max) {
            self.line = line
            self.output = output
        }
    }

    /// Runs the program, and passes each line of its output. An error ends the program.
    /// - Parameters:
    ///   - pause: called several times a second, and before each piece of output. An error ends the program.
    ///   - body: called with each line, without its end.
    /// - Returns: how it ended, and the start of what it wrote to standard error.
    /// - Throws: `LineProblem`, and the errors of `pause` and `body`.
    package func readLines(
        input: [UInt8], limits: LineLimits, pausing pause: () throws -> Void, _ body: ([UInt8]) throws -> Void
    ) throws -> (end: ChildProcess.End, errors: [UInt8]) {
        let running: StreamedProgram
        do throws(Errno) { running = try start(input: .bytes(input)) } catch { throw LineProblem.notStarted(error) }
        var lines = LineSplitter(limit: limits.line)
        var count = 0
        while case let piece = try running.read(pausing: pause), !piece.isEmpty {
            count += piece.count
            if count > limits.output { throw LineProblem.longOutput(limits.output) }
            for line in try lines.add(piece) { try body(line) }
        }
        if !lines.rest.isEmpty { try body(lines.rest) }
        return try running.finish(pausing: pause)
    }
}
