import Console
import MusicWorld

/// A button of the device's dialog or offer, such as `allow`, `dismiss` or `y`.
struct DeviceButton: Interpretation {
    func command(for words: [String], in session: Session) throws(Failure) -> TypedCommand? {
        let device = session.world.device
        if let command = DeviceAnswer.command(for: words, on: device) { return try TypedCommand(command) }
        if let failure = DeviceAnswer.refusal(of: words, on: device) { throw failure }
        return nil
    }
}
