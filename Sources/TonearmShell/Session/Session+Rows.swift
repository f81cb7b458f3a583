import AppleMusicAPI

extension Session {
    /// The resources that row numbers stand for: what is shown.
    var rows: NumberedRows { here?.answer?.numberedRows ?? NumberedRows() }
}
