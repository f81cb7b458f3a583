import AppleMusicAPI
import TonearmCatalogFiles
import TonearmSystem

/// The database engine DuckDB, which reads and writes Parquet. It runs as a program of its own: the command-line client
/// `duckdb`, or Python's module.
package struct DuckDB: Sendable {
    private let program: HelperProgram
    /// The largest size in bytes of the rows of one query.
    var outputLimit = Int.max

    /// The largest size in bytes of a row. A row of a feed has some thousand bytes.
    static let rowLimit = 8 << 20

    /// Finds the engine in `PATH`.
    /// - Throws: `MusicFeedProblem.noDuckDB`.
    package static func find() throws(MusicFeedProblem) -> DuckDB {
        if let client = HelperProgram(named: "duckdb", arguments: clientArguments, environment: .only(variables)) {
            return DuckDB(program: client)
        }
        if let check = HelperProgram.python("import duckdb"), let python = HelperProgram.python(script) {
            let limits = HelperProgram.LineLimits(line: 65_536, output: 65_536)
            let end = try? check.readLines(input: [], limits: limits, pausing: Task.checkCancellation) { _ in }.end
            if end == .exited(0) { return DuckDB(program: python) }
            if Task.isCancelled { throw .catalog(.interrupted) }
        }
        throw .noDuckDB
    }

    private init(program: HelperProgram) { self.program = program }

    /// Runs statements without a result.
    func run(_ statements: String) throws(MusicFeedProblem) {
        do { try run(statements) { _ in } } catch { throw MusicFeedProblem(error) }
    }

    /// Runs statements, of which the last writes rows of JSON to standard output, one a line.
    /// - Parameter body: called with each row. An error ends the program.
    func rows(_ statements: String, _ body: (JSON) throws -> Void) throws {
        try run(statements) { line in
            guard let row = try? JSON(parsing: line) else {
                throw MusicFeedProblem.duckDB("it printed a line that is not JSON")
            }
            try body(row)
        }
    }

    private func run(_ statements: String, _ body: ([UInt8]) throws -> Void) throws {
        let limits = HelperProgram.LineLimits(line: Self.rowLimit, output: outputLimit)
        do {
            let (end, errors) = try program.readLines(
                input: Array((Self.settings + statements).utf8), limits: limits, pausing: Task.checkCancellation, body)
            guard end == .exited(0) else { throw MusicFeedProblem.duckDB(Self.message(errors, end)) }
        } catch let problem as HelperProgram.LineProblem {
            throw MusicFeedProblem.duckDB(problem.words(program.path))
        }
    }

    private static let clientArguments = ["-init", "/dev/null", "-batch", "-bail", "-noheader", "-list", ":memory:"]

    /// The environment variables of the client, and no token.
    private static let variables = ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH"]

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

extension HelperProgram.LineProblem {
    fileprivate func words(_ program: String) -> String {
        switch self {
        case .notStarted(let error): "'\(program)' cannot be started: \(error.description)"
        case .longLine(let limit): "it printed a row of more than \(limit >> 20) MiB"
        case .longOutput(let limit): "it printed more than \(limit >> 20) MiB of rows"
        }
    }
}
