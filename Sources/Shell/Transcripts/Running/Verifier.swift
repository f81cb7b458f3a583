/// A verifier that runs transcripts in parallel, each in a fresh session, and reports on each.
package struct Verifier: Sendable {
    /// A file with its name. Its bytes are read when it is run.
    package struct Source: Sendable {
        package let name: String
        let read: @Sendable () throws -> [UInt8]

        package init(name: String, read: @escaping @Sendable () throws -> [UInt8]) {
            self.name = name
            self.read = read
        }
    }

    /// Makes the session for a transcript, with the settings of its header.
    package typealias MakePerformer = @Sendable (Transcript) async throws -> any Performer

    /// The number of files to run in parallel, at least one.
    package var workers: Int
    /// The time limit for a file.
    package var limit: Duration
    package var clock: any Clock<Duration>
    package var makePerformer: MakePerformer

    package init(
        workers: Int = 1, limit: Duration = .seconds(60), clock: any Clock<Duration> = ContinuousClock(),
        makePerformer: @escaping MakePerformer
    ) {
        self.workers = workers
        self.limit = limit
        self.clock = clock
        self.makePerformer = makePerformer
    }

    /// Runs every file, even after failures.
    /// - Parameter tell: called for each file in the given order, as soon as this file and all files before it are
    ///   done.
    /// - Returns: a report for each file, in that order.
    package func run(_ sources: [Source], telling tell: (FileReport) -> Void = { _ in }) async -> [FileReport] {
        var reports: [FileReport] = []
        var waiting: [Int: FileReport] = [:]
        await withTaskGroup(of: (Int, FileReport).self) { group in
            var next = 0
            func startNext() {
                guard next < sources.count else { return }
                let (index, source) = (next, sources[next])
                group.addTask { (index, await report(on: source)) }
                next += 1
            }
            for _ in 0..<max(workers, 1) { startNext() }
            while let (index, report) = await group.next() {
                waiting[index] = report
                while let report = waiting.removeValue(forKey: reports.count) {
                    reports.append(report)
                    tell(report)
                }
                startNext()
            }
        }
        return reports
    }

    private func report(on source: Source) async -> FileReport {
        do {
            let transcript = try Transcript(source.read(), name: source.name)
            let run = TranscriptRun(transcript: transcript, clock: clock, limit: limit, makePerformer: makePerformer)
            return await run.report()
        } catch let error as TranscriptFailure {
            return FileReport(name: source.name, result: .failed(error))
        } catch {
            let problem = error as? PerformanceProblem ?? .unexpected(error)
            let failure = TranscriptFailure(file: source.name, line: nil, problem: problem)
            return FileReport(name: source.name, result: .failed(failure))
        }
    }
}
