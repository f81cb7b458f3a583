import AppleMusicAPI
import Console
import MusicDevice

/// The system's question, as it stands on the screen of the device.
struct ConsentDialogView: View {
    let dialog: ConsentDialog

    func lines(in frame: Screen.Frame) -> [StyledText] {
        SystemSheet(
            paragraphs: [.strong(dialog.title), StyledText(dialog.message)],
            buttons: [dialog.refuseButton, dialog.allowButton]
        ).lines(width: frame.width) + CallLines.lines(.requestConsent) + [
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
