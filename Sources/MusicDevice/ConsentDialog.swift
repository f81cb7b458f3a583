/// The system's dialog when an app asks for consent ("Introducing MusicKit", WWDC17 session 502). The title and the
/// buttons are invented.
package struct ConsentDialog: Sendable, Equatable {
    /// The title, with the app's name in quotes.
    package var title: String
    /// The app's usage description, unchanged.
    package var message: String
    /// The left button.
    package var refuseButton = "Don't Allow"
    /// The right button.
    package var allowButton = "Allow"

    package init(app: String, usageDescription: String) {
        title = "\"\(app)\" asks to use Apple Music, your listening activity and your media library"
        message = usageDescription
    }
}
