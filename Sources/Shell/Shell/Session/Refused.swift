import AppleMusicAPI

/// A refused command, with the reason and the alternative that a good app would show; `explain` explains it.
struct Refused: Sendable {
    /// The line as typed.
    var line: String
    /// The message, such as `Cannot play 'albums/1': the capability 'catalog playback' is off.`
    var sentence: String
    /// A clause about the fault that caused the refusal; nil if none did.
    var fault: String?
    var next: String?
    /// The cause for which the service refused; nil for other refusals.
    var cause: RefusalCause?
    /// The request that the service refused; nil for other refusals.
    var request: Request?
    /// The status of the service's answer; nil for other refusals.
    var status: Int?
    /// The errors of the frameworks for an app that tries nevertheless.
    var errors: [String] = []
    /// The alternative that a good app shows instead of a disabled button.
    var advice: String?
}
