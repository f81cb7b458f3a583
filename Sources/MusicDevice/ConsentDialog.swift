/// What the system shows when an app asks ("Introducing MusicKit", WWDC17 session 502). The title and the buttons are worded by us.
package struct ConsentDialog: Sendable, Equatable {
    /// Names the app in quotes and says what it asks for.
    package var title: String
    /// The app's usage description, letter for letter.
    package var message: String
    /// On the left.
    package var refuseButton = "Don't Allow"
    /// On the right.
    package var allowButton = "Allow"

    package init(app: String, usageDescription: String) {
        title = "\"\(app)\" asks to use Apple Music, your listening activity and your media library"
        message = usageDescription
    }
}
