import AppleMusicAPI

extension Session {
    /// The resources that row numbers stand for: those of the last list that was shown.
    var rows: NumberedRows {
        var rows = trail.list?.answer?.numberedRows ?? NumberedRows()
        rows.advice = adviceToSeeRows
        return rows
    }

    /// The command that shows the rows again, in a sentence; nil if the list is no longer on the trail.
    private var adviceToSeeRows: String? {
        guard let steps = trail.stepsToList else { return nil }
        if steps == 0 { return "'show' shows them again." }
        let command = steps < 0 ? "back" : "forward"
        return "'\(abs(steps) == 1 ? command : "\(command) \(abs(steps))")' shows them again."
    }
}
