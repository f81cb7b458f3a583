/// The options of a recording that begins.
package struct RecordingOptions: Sendable {
    /// Whether the recording continues an existing file.
    package var appends = false
    /// Whether the session is recorded as it is, instead of a fresh one.
    package var isHere = false
    /// Whether services that the continued file names get tokens of the person's own.
    package var isTrusted = false

    package init(appends: Bool = false, isHere: Bool = false, isTrusted: Bool = false) {
        self.appends = appends
        self.isHere = isHere
        self.isTrusted = isTrusted
    }
}
