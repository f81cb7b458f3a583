/// Runs transcripts side by side, each in a fresh session, and says what became of each.
package struct Verifier: Sendable {
    /// A file by its name. Its bytes are read when its turn comes.
    package struct Source: Sendable {
        package let name: String
        let read: @Sendable () throws -> [UInt8]

        package init(name: String, read: @escaping @Sendable () throws -> [UInt8]) {
            self.name = name
            self.read = read
        }
    }

    /// Makes what performs a transcript, as its header wants it.
    package typealias MakePerformer = @Sendable (Transcript) async throws -> any Performer

    /// How many files run at the same time; at least one does.
    package var workers: Int
    /// What a file may take, all its commands together.
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

    /// Runs every file, whatever became of those before it.
    /// - Parameter tell: is called for each file in the order in which they are given, as soon as it and all before it
    ///   are done.
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
        } catch let error as TranscriptError {
            return FileReport(name: source.name, result: .failed(error))
        } catch {
            let problem = error as? PerformanceProblem ?? .unexpected(error)
            let failure = TranscriptError(file: source.name, line: nil, problem: problem)
            return FileReport(name: source.name, result: .failed(failure))
        }
    }
}
