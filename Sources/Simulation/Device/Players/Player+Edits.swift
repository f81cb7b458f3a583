import AppleMusicAPI

/// Edits of the queue. They take time; `advance` reports their completion.
extension Player {
    /// Performs Play Next (`prepend(_:)` or `insert(_:position: .afterCurrentEntry)`) or Play Later (`append(_:)` or
    /// `insert(_:position: .tail)`), on either player. Calls are queued.
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

    /// Opens a transaction. `edit` collects edits, `commit` performs them, `rollBack` discards them.
    package mutating func begin(at now: Milliseconds, _ terms: PlaybackTerms) throws(PlayerProblem) -> [PlayerChange] {
        guard kind.editsQueue else { throw .notItsQueue }
        let changes = advance(to: now, terms)
        if let transaction { throw .transactionOpen(edits: transaction.edits.count) }
        try checkEditable()
        try checkNoneRuns()
        transaction = QueueTransaction(shownQueue)
        return changes + [.transactionOpened(entries: shownQueue.entries.count)]
    }

    /// Adds an edit to the open transaction; without one, performs it as a separate transaction.
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

    /// Performs all edits of the transaction at once: `perform(queueTransaction:completionHandler:)`.
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

    /// Refuses edits without a queue: edits do not create one.
    private func checkEditable() throws(PlayerProblem) {
        if shownQueue.isEmpty { throw .noQueue }
        if let station = shownQueue.station { throw .stationIsNotEdited(station.identity.title) }
    }

    private func checkNoneRuns() throws(PlayerProblem) {
        if jobs.contains(where: \.isTransaction) { throw .transactionRunning }
    }
}

extension Player {
    /// The completion time of the last pending edit; nil if no edit is pending.
    package var lastCompletion: Milliseconds? { jobs.last?.completes }

    var nextOfJobs: Milliseconds? { jobs.first.map { $0.isDone ? $0.completes : $0.changes } }

    private mutating func start(
        _ edits: [QueueEdit], isTransaction: Bool, at now: Milliseconds, timesOut: Bool = false
    ) {
        typealias Duration = QueueEditJob.Duration
        let begin = max(now, jobs.last?.completes ?? now)
        let changes = begin.addingClamped(isTransaction ? Duration.transaction : Duration.call)
        let completes = timesOut ? changes.addingClamped(Duration.timeout) : changes
        jobs.append(
            QueueEditJob(
                edits: edits, isTransaction: isTransaction, changes: changes, completes: completes, timesOut: timesOut))
    }

    /// Advances the first job to its change or its completion.
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
        do throws(QueueEditProblem) {
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

    /// Cancels the jobs, because another queue replaces theirs.
    mutating func dropJobs() -> [PlayerChange] {
        let dropped = jobs
        jobs = []
        return dropped.map { job in
            if job.isDone { return .transactionCompleted(.timeout) }
            return job.isTransaction ? .transactionCompleted(.failed(.queueReplaced)) : .callFailed(.queueReplaced)
        }
    }
}
