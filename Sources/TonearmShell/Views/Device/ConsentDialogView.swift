import AppleMusicAPI
import Console
import MusicDevice

/// A view of the system's consent dialog.
struct ConsentDialogView: View {
    let dialog: ConsentDialog
    /// The frameworks of the app.
    let scope: FrameworkScope

    /// - Returns: nil if the dialog is not shown.
    init?(on device: MusicDevice, in scope: FrameworkScope) {
        guard let dialog = device.consentDialog else { return nil }
        (self.dialog, self.scope) = (dialog, scope)
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        SystemSheet(
            paragraphs: [.strong(dialog.title), StyledText(dialog.message)],
            buttons: [dialog.refuseButton, dialog.allowButton]
        ).lines(in: frame) + CallLines.lines(.requestConsent, in: scope) + [
            .faint("answer with ") + .command("allow") + .faint(" or ") + .command("deny")
        ]
    }

    var body: Body? {
        .json([
            "title": .string(dialog.title), "message": .string(dialog.message),
            "buttons": .strings([dialog.refuseButton, dialog.allowButton]),
        ])
    }
}
