import AppleMusicAPI
import Console
import MusicDevice

/// The system's question, as it stands on the screen of the device.
struct ConsentDialogView: View {
    let dialog: ConsentDialog
    /// Those of the app.
    let scope: FrameworkScope

    /// Nil while none is on the screen.
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
