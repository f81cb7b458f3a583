import Console
import MusicWorld

/// A button of the dialog or offer on the device's screen: `allow`, `dismiss`, `y`.
struct DeviceButton: Interpretation {
    func invocation(of words: [String], in session: Session) throws(Failure) -> Invocation? {
        let device = session.world.device
        if let command = DeviceAnswer.command(for: words, on: device) { return try Invocation(command) }
        if let failure = DeviceAnswer.refusal(of: words, on: device) { throw failure }
        return nil
    }
}
