import AppleMusicAPI

extension Session {
    /// The resources that the numbers from 1 stand for: the rows of what is shown.
    var rows: [Resource] { here?.answer?.rows ?? [] }
}
