import AppleMusicAPI

/// The reason why a command was refused and what a good app would show in its place: what `explain` tells.
struct Refused: Sendable {
    /// As it was typed.
    var line: String
    /// `Cannot play 'albums/1': the capability 'catalog playback' is off.`
    var sentence: String
    /// The fault that made it, in a clause.
    var fault: String?
    var next: String?
    /// The rule by which the service refused; nil for other refusals.
    var rule: RefusalRule?
    /// What the frameworks give to an app that tries all the same.
    var errors: [String] = []
    /// What a good app shows instead of a dead button.
    var advice: String?
}
