import AppleMusicAPI
import TonearmWorld

extension Shell {
    /// Returns whether a line can be parsed, so that it does not fail because of its words. It may still fail for other
    /// reasons.
    package static func canRun(_ line: String, in session: Session) -> Bool {
        Line.parts(of: line).allSatisfy { part in
            guard let read = try? Line.read(part, variable: { session.variables[$0] ?? "" }, row: { (_, _) in "1" })
            else {
                return false
            }
            guard case .command(let words) = read else { return true }
            let first = words.words.first ?? ""
            let device = session.world.device
            if session.aliases[first] != nil || DeviceAnswer.buttons.contains(first.lowercased())
                || DeviceAnswer.command(for: words.words, on: device) != nil
            {
                return true
            }
            let isTimed = TimeCommand.isBefore(words.words)
            let typed = isTimed ? Array(words.words.dropFirst()) : words.words
            let command = BareResource.command(for: typed) ?? FocusWord.command(for: typed, in: session) ?? typed
            guard let typedCommand = try? TypedCommand(command) else { return isMember(first) }
            return (try? typedCommand.invocation()) != nil
        }
    }

    /// Returns whether a word is a relationship or view of some resource, which is a command while it is open.
    private static func isMember(_ word: String) -> Bool {
        Schema.appleMusic.types.contains { type in FocusWord.words(of: type.type).contains { $0.name == word } }
    }
}
