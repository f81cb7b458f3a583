import Synchronization

/// A class: learners with a world each, and the progress that their shells report.
package final class ClassRoom: Sendable {
    package struct Learner: Sendable, Hashable {
        package let name: String
        /// The id of the learner's world.
        package let world: String
    }

    package let learners: [Learner]
    /// The names of the lessons, in the order in which the teacher gave them.
    package let lessons: [String]
    private let now: @Sendable () -> Int
    private let shells: Mutex<[String: [ReportingShell]]> = Mutex([:])
    private let revision = Mutex(0)

    /// The names of the budgets that learners used up, by their worlds.
    private let usedUp: Mutex<[String: Set<String>]> = Mutex([:])

    /// The most reports that are kept of a learner: one for each shell and lesson.
    private static let reportLimit = 64
    /// The most bytes of a learner's reports in the results; the oldest reports are dropped above it.
    static let sizeLimit = 65_536

    /// - Parameter now: returns the system's time in seconds since 1970.
    init(_ learners: [Learner], lessons: [String], now: @escaping @Sendable () -> Int) {
        self.learners = learners
        self.lessons = lessons
        self.now = now
    }

    /// Returns the learner of a world; nil if the world is not of this class.
    func learner(ofWorld id: String) -> Learner? { learners.first { $0.world == id } }

    /// The number of reports. It increases with each.
    package var reports: Int { revision.withLock { $0 } }

    /// Stores a report. An earlier report of the same shell and lesson is replaced, and so is one of a shell that has
    /// left and was not further.
    /// - Throws: `ControlProblem` if the report alone is too large.
    func take(_ report: ProgressReport, from learner: Learner) throws(ControlProblem) {
        let size = report.size(of: learner.name)
        guard size <= Self.sizeLimit else { throw .reportTooLarge(size, allowed: Self.sizeLimit) }
        let time = now()
        shells.withLock { all in
            var list = all[learner.world] ?? []
            if let index = list.firstIndex(where: {
                $0.report.shell == report.shell && $0.report.lesson == report.lesson
            }) {
                var shell = list.remove(at: index)
                shell.take(report, at: time)
                list.append(shell)
            } else {
                list.removeAll {
                    $0.report.lesson == report.lesson && $0.report.hasLeft && $0.report.done <= report.done
                }
                list.append(ReportingShell(report, at: time))
            }
            all[learner.world] = Self.newest(list, of: learner)
        }
        revision.withLock { $0 += 1 }
    }

    /// Returns the newest reports that are within the limits.
    private static func newest(_ list: [ReportingShell], of learner: Learner) -> [ReportingShell] {
        var size = 0
        let kept = list.suffix(reportLimit).reversed().prefix { shell in
            size += shell.report.size(of: learner.name)
            return size <= sizeLimit
        }
        return kept.reversed()
    }

    /// Notes that a learner used up a budget, for the teacher.
    func note(_ budget: Budget, ofWorld id: String) {
        if learner(ofWorld: id) == nil { return }
        usedUp.withLock { _ = $0[id, default: []].insert(budget.name) }
    }

    /// Returns a row for each learner; a learner whose link several shells use has a row for each shell.
    func rows() -> [LearnerRow] {
        let (time, all, usedUp) = (now(), shells.withLock { $0 }, usedUp.withLock { $0 })
        return learners.flatMap { learner in
            let budgets = (usedUp[learner.world] ?? []).sorted()
            let newest = Self.newest(of: all[learner.world] ?? [])
            let present = newest.filter { $0.isPresent(at: time) }
            let shown = present.isEmpty ? Array(newest.suffix(1)) : present
            guard !shown.isEmpty else { return [LearnerRow(learner, usedUp: budgets)] }
            return shown.map { LearnerRow(learner, $0, at: time, isShared: shown.count > 1, usedUp: budgets) }
        }
    }

    /// Returns the last report of each shell, the newest last.
    private static func newest(of list: [ReportingShell]) -> [ReportingShell] {
        var seen: Set<String> = []
        return list.reversed().filter { seen.insert($0.report.shell).inserted }.reversed()
    }

    /// Returns the best report of each learner and lesson: the one with the most passed tasks, else the newest. The
    /// lessons of the class come first, then others that learners began.
    func best() -> [(learner: Learner, lesson: String, report: ProgressReport?)] {
        let all = shells.withLock { $0 }
        return learners.flatMap { learner in
            let list = all[learner.world] ?? []
            var names = lessons
            for shell in list where !names.contains(shell.report.lesson) { names.append(shell.report.lesson) }
            return names.map { name in
                let reports = list.map(\.report).filter { $0.lesson == name }
                let best = reports.enumerated().max {
                    ($0.element.count(.passed), $0.element.done, $0.offset)
                        < ($1.element.count(.passed), $1.element.done, $1.offset)
                }
                return (learner, name, best?.element)
            }
        }
    }
}
