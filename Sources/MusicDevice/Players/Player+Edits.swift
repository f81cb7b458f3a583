/// Editing the queue. Edits take time: they are told when they are done, by `advance`.
extension Player {
    /// Play next, `prepend(_:)` or `insert(_:position: .afterCurrentEntry)`, and play later, `append(_:)` or `insert(_:position: .tail)`: on
    /// both players. Several wait for one another.
    package mutating func add(
        _ expansion: QueueExpansion, next: Bool, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        let changes = advance(to: now, terms)
        try checkEditable()
        start([next ? .insertNext(expansion.contents) : .append(expansion.contents)], isTransaction: false, at: now)
        recipe = recipe?.adding(expansion, next: next)
        let leftOut: [PlayerChange] = expansion.leftOut.isEmpty ? [] : [.leftOut(expansion.leftOut)]
        return changes + leftOut + [.callStarted]
    }

    /// Opens a transaction. Edits are then gathered by `edit`, and done by `commit` or forgotten by `rollBack`.
    package mutating func begin(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem) -> [PlayerChange] {
        guard kind.editsQueue else { throw .notItsQueue }
        let changes = advance(to: now, terms)
        if let transaction { throw .transactionOpen(edits: transaction.edits.count) }
        try checkEditable()
        try checkNoneRuns()
        transaction = QueueTransaction(shownQueue)
        return changes + [.transactionOpened(entries: shownQueue.entries.count)]
    }

    /// Adds an edit to the open transaction; without one it is a transaction of its own.
    package mutating func edit(
        _ edit: QueueEdit, at now: Milliseconds, _ terms: PlaybackTerms
    ) throws(PlayerProblem) -> [PlayerChange] {
        guard kind.editsQueue else { throw .notItsQueue }
        var changes = advance(to: now, terms)
        guard var open = transaction else {
            changes += try begin(at: now, terms)
            try transaction?.check(edit, playing: shownQueue.currentEntry)
            transaction?.edits.append(edit)
            return changes.filter { if case .transactionOpened = $0 { false } else { true } }
                + (try commit(at: now, terms))
        }
        try open.check(edit, playing: shownQueue.currentEntry)
        transaction = nil
        open.edits.append(edit)
        transaction = open
        return changes + [.transactionEdited(edits: open.edits.count)]
    }

    /// `perform(queueTransaction:completionHandler:)`: all edits go to the queue together.
    package mutating func commit(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem) -> [PlayerChange] {
        guard kind.editsQueue else { throw .notItsQueue }
        let changes = advance(to: now, terms)
        guard let open = transaction else { throw .noTransaction }
        if open.edits.isEmpty { throw .emptyTransaction }
        try checkNoneRuns()
        transaction = nil
        recipe = recipe?.adding(open)
        start(open.edits, isTransaction: true, at: now, timesOut: terms.faults.contains(.queueTimeout))
        return changes + [.transactionStarted(edits: open.edits.count)]
    }

    package mutating func rollBack() throws(PlayerProblem) -> [PlayerChange] {
        guard kind.editsQueue else { throw .notItsQueue }
        guard let open = transaction else { throw .noTransaction }
        transaction = nil
        return [.transactionRolledBack(edits: open.edits.count)]
    }

    /// A queue can be edited only where there is one: edits build nothing.
    private func checkEditable() throws(PlayerProblem) {
        if shownQueue.isEmpty { throw .noQueue }
        if let station = shownQueue.station { throw .stationIsNotEdited(station.identity.title) }
    }

    private func checkNoneRuns() throws(PlayerProblem) {
        if jobs.contains(where: \.isTransaction) { throw .transactionRunning }
    }
}

/// Edits on their way.
extension Player {
    /// When the last of them completes; nil where none is on its way.
    package var lastCompletion: Milliseconds? { jobs.last?.completes }

    var nextOfJobs: Milliseconds? { jobs.first.map { $0.isDone ? $0.completes : $0.changes } }

    private mutating func start(
        _ edits: [QueueEdit], isTransaction: Bool, at now: Milliseconds, timesOut: Bool = false
    ) {
        typealias Duration = QueueEditJob.Duration
        let begin = max(now, jobs.last?.completes ?? now)
        let changes = begin.clampedAdding(isTransaction ? Duration.transaction : Duration.call)
        let completes = timesOut ? changes.clampedAdding(Duration.timeout) : changes
        jobs.append(
            QueueEditJob(
                edits: edits, isTransaction: isTransaction, changes: changes, completes: completes, timesOut: timesOut))
    }

    /// The first job has come to its change, or to its completion.
    mutating func advanceJobs(at now: Milliseconds) -> [PlayerChange] {
        guard var job = jobs.first else { return [] }
        var changes: [PlayerChange] = []
        if !job.isDone {
            changes += apply(&job)
            jobs[0] = job
        }
        guard job.completes <= now else { return changes }
        jobs.removeFirst()
        return changes + completion(of: job)
    }

    private mutating func apply(_ job: inout QueueEditJob) -> [PlayerChange] {
        job.isDone = true
        do throws(QueueEditFailure) {
            if upcoming == nil { return [.queueEdited(try queue.apply(job.edits))] }
            return [.queueEdited(try upcoming?.apply(job.edits) ?? [])]
        } catch {
            job.failure = error
            return []
        }
    }

    private func completion(of job: QueueEditJob) -> [PlayerChange] {
        guard job.isTransaction else { return job.failure.map { [.callFailed($0)] } ?? [] }
        if let failure = job.failure { return [.transactionCompleted(.failed(failure))] }
        return [.transactionCompleted(job.timesOut ? .timeout : .done(shownQueue.entries))]
    }

    /// Another queue takes the place of the one that they were for.
    mutating func dropJobs() -> [PlayerChange] {
        let dropped = jobs
        jobs = []
        return dropped.map { job in
            if job.isDone { return .transactionCompleted(.timeout) }
            return job.isTransaction ? .transactionCompleted(.failed(.queueReplaced)) : .callFailed(.queueReplaced)
        }
    }
}
