/// The options of a new recording.
package struct RecordingOptions: Sendable {
    /// Whether the recording continues an existing file.
    package var appends = false
    /// Whether the present session is recorded instead of a new one.
    package var isHere = false
    /// Whether services that the continued file names may use the user's own tokens.
    package var isTrusted = false

    package init(appends: Bool = false, isHere: Bool = false, isTrusted: Bool = false) {
        self.appends = appends
        self.isHere = isHere
        self.isTrusted = isTrusted
    }
}
