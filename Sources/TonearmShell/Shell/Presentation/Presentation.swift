import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// The presentation of a line's results: the frame of the screen, covers and links, the pager, failures, notes.
package final class Presentation: ShellPart {
    unowned let shell: Shell
    /// Whether the output of commands is suppressed, as while the start file runs.
    package var isQuiet = false
    /// The style of a failure of the running line.
    var failureStyle = FailureStyle(output: .table)
    /// Notes beside the answer of the running command, in sentences.
    var notes: [String] = []
    /// The last note about withheld tokens.
    var withheldNote: String?

    init(of shell: Shell) { self.shell = shell }

    /// Shows a view at the destination of the line.
    func show(_ view: any View, as output: Output, at destination: Words.Destination) async throws {
        learnSecrets()
        try screen.wipeProgress()
        screen.frame = frame
        let view = illustrated(view)
        switch destination {
        case .screen: if !isQuiet { try await showPaged(view, as: output) }
        case .file(let name, let append):
            try FileSink.write(to: name, append: append) { try screen.redirected(to: $0).show(view, as: output) }
        case .program(let program):
            let sink = MemorySink()
            try screen.redirected(to: sink).show(view, as: output)
            try await Pipeline.run(.shell(program), input: sink.bytes, on: screen, isAttended: shell.hasTerminal)
        }
    }

    /// Shows the changes that apps were notified of since the last call.
    func showAnnounced() throws { try show(keeper.takeAnnounced()) }

    /// Registers the session's secrets for redaction.
    func learnSecrets() {
        let secrets = session.world.secrets
        if !secrets.isEmpty { screen.secrets.insert(Array(secrets.values)) }
    }
}
