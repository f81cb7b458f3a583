import AppleMusicAPI

extension Session {
    /// The numbered resources: the rows of the last shown list.
    var rows: NumberedRows {
        var rows = trail.list?.answer?.numberedRows ?? NumberedRows()
        rows.advice = adviceToSeeRows
        return rows
    }

    /// A sentence with the command that shows the rows again; nil if the list is no longer on the trail.
    private var adviceToSeeRows: String? {
        guard let steps = trail.stepsToList else { return nil }
        if steps == 0 { return "'show' shows them again." }
        let command = steps < 0 ? "back" : "forward"
        return "'\(abs(steps) == 1 ? command : "\(command) \(abs(steps))")' shows them again."
    }
}
