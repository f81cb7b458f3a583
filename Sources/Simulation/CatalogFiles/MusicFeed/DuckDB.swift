import AppleMusicAPI
import TonearmSystem

/// The database engine DuckDB, which reads and writes Parquet. It runs as a program of its own: the command-line client
/// `duckdb`, or Python's module.
package struct DuckDB: Sendable {
    private let program: String
    private let arguments: [String]

    /// Finds the engine in `PATH`.
    /// - Throws: `MusicFeedProblem.noDuckDB`.
    package static func find() throws(MusicFeedProblem) -> DuckDB {
        if let client = ProgramSearch.absolute("duckdb") {
            return DuckDB(
                program: client, arguments: ["-init", "/dev/null", "-batch", "-bail", "-noheader", "-list", ":memory:"])
        }
        if let python = ProgramSearch.absolute("python3") {
            let found = DuckDB(program: python, arguments: ["-c", script])
            let check = ProgramRun(found.start(["-c", "import duckdb"]), input: [], limit: 65_536)
            if case .exited(0)? = try? check.run().end { return found }
        }
        throw .noDuckDB
    }

    /// Runs statements without a result.
    func run(_ statements: String) throws(MusicFeedProblem) {
        do { try run(statements) { _ in } } catch { throw MusicFeedProblem(error) }
    }

    /// Runs statements, of which the last writes rows of JSON to standard output, one a line.
    /// - Parameter body: called with each row. An error ends the program.
    func rows(_ statements: String, _ body: (JSON) throws -> Void) throws {
        var lines = LineSplitter()
        func take(_ line: [UInt8]) throws {
            guard let row = try? JSON(parsing: line) else {
                throw MusicFeedProblem.duckDB("it printed a line that is not JSON")
            }
            try body(row)
        }
        try run(statements) { piece in for line in lines.add(piece) { try take(line) } }
        if !lines.rest.isEmpty { try take(lines.rest) }
    }

    private func run(_ statements: String, _ body: ([UInt8]) throws -> Void) throws {
        let running: StreamedProgram
        do throws(Errno) {
            running = try StreamedProgram(start(arguments), input: Array((Self.settings + statements).utf8))
        } catch {
            throw MusicFeedProblem.duckDB("'\(program)' cannot be started: \(error.description)")
        }
        while case let piece = try running.read(pausing: Task.checkCancellation), !piece.isEmpty { try body(piece) }
        let (end, errors) = running.finish()
        guard end == .exited(0) else { throw MusicFeedProblem.duckDB(Self.message(errors, end)) }
    }

    private func start(_ arguments: [String]) -> ProgramStart {
        var start = ProgramStart(program, arguments, environment: .only(Self.variables))
        // Ctrl-C is for the shell, which ends the program itself.
        start.hasOwnGroup = true
        return start
    }

    /// The variables by which Python finds its modules, and no token.
    private static let variables = [
        "PATH", "HOME", "LANG", "TMPDIR", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PYENV_ROOT", "PYENV_VERSION",
        "LD_LIBRARY_PATH",
    ]

    private static let script = """
        import sys
        import duckdb
        try:
            duckdb.connect().execute(sys.stdin.read())
        except duckdb.Error as error:
            sys.exit(str(error)[:4000])
        """

    /// No extension is downloaded, and the memory has a limit whatever the size of the feed.
    private static let settings = """
        SET autoinstall_known_extensions = false;
        SET enable_progress_bar = false;
        SET memory_limit = '1GB';
        SET threads = 4;

        """

    /// Returns the first line of the engine's message.
    private static func message(_ errors: [UInt8], _ end: ChildProcess.End) -> String {
        let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { $0.contains("Error") }) ?? lines.first else {
            return "it ended with status \(end.status)"
        }
        // A damaged file can put any bytes into the message.
        let plain = line.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        return String(String.UnicodeScalarView(plain.prefix(400)))
    }

    /// Returns a text as a literal of SQL.
    static func literal(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}

/// A splitter of bytes into lines.
struct LineSplitter {
    /// The bytes after the last end of a line.
    private(set) var rest: [UInt8] = []

    /// Returns the lines that a piece completes, without their ends.
    mutating func add(_ piece: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = piece.startIndex
        while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(rest + piece[start..<end])
            rest = []
            start = end + 1
        }
        rest += piece[start...]
        return lines
    }
}
