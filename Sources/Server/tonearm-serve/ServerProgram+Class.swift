import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSystem

/// The class of `tonearm class`.
extension ServerProgram {
    /// Creates the program for a class.
    init(_ options: ClassOptions, output: ProgramOutput) throws {
        var serving = options.serving
        try ClassOrder.check(serving)
        serving.control = try ClassOrder.control(serving)
        self.init(options: serving, output: output, order: try ClassOrder(options))
    }

    /// Makes the learners' worlds; returns nil without a class.
    func room(in worlds: Worlds) async throws -> ClassRoom? {
        guard let order else { return nil }
        do throws(ControlProblem) {
            return try await ClassRoom.make(order.roster, lessons: order.lessons, in: worlds)
        } catch {
            throw Failure("Cannot make the learners' worlds", error.reason)
        }
    }

    /// Writes the file of `--links`, and returns the lines to print.
    func classLines(_ greeting: ClassGreeting, port: Int, transport: Transport) -> [String] {
        var certificate: String?
        if case .localAuthority(_, let path) = transport { certificate = path }
        let lines = greeting.lines(port: port, certificate: certificate)
        // The terminal shows a tab as a visible character; in the file it separates names from links.
        let shown = lines.map { $0.replacing("\t", with: "  ") }
        guard let path = order?.links else { return shown }
        if let error = PrivateFile.replace(path, with: Array(lines.map { $0 + "\n" }.joined().utf8)) {
            output.report(
                Failure("Cannot write '\(path)'", "\(error)", next: "The links are printed; copy them from here."))
        }
        return shown
    }

    /// Writes the results whenever they changed, until the task is cancelled.
    func keepResults(of room: ClassRoom) async {
        var known = 0
        while !Task.isCancelled {
            // The end of the program writes them itself. Two writers of one file would disturb each other.
            do { try await Task.sleep(for: .seconds(10)) } catch { return }
            if room.reports != known {
                known = room.reports
                writeResults(of: room)
            }
        }
    }

    /// Writes the results for the last time. Without a file of `--results` they are printed, because they end with the
    /// program.
    ///
    /// A run without reports leaves the file of an earlier run as it is.
    func endResults(of room: ClassRoom) {
        if let results = order?.results {
            if room.reports > 0 || !FileSystem.exists(results.path) { writeResults(of: room) }
            return
        }
        guard room.reports > 0 else { return }
        let text = ClassResults(room).text(as: .markdown)
        output.show([""] + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    }

    /// Writes the file of `--results`.
    func writeResults(of room: ClassRoom) {
        guard let results = order?.results else { return }
        let text = ClassResults(room).text(as: results.format)
        if let error = PrivateFile.replace(results.path, with: Array(text.utf8)) {
            output.report(
                Failure(
                    "Cannot write the results to '\(results.path)'", "\(error)",
                    next: "Check the folder and its free space; 'class results' in your shell shows them."))
        }
    }
}
