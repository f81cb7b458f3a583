import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

/// The way in which a shell shows what a line says: the frame of the screen, covers and links, the pager, failures, notes.
package final class Presentation: ShellPart {
    unowned let shell: Shell
    /// Whether the output of commands is not shown, as while the start file runs.
    package var isQuiet = false
    /// How the running line shows why it failed.
    var failureStyle = FailureStyle(output: .table)
    /// What the user should know besides the answer of the running command, in sentences.
    var notes: [String] = []
    /// The last note about tokens that are withheld.
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

    /// Shows the changes that apps heard of since the last ones were shown.
    func showAnnounced() throws { try show(keeper.takeAnnounced()) }

    /// Hides everything that is secret in the session by now.
    func learnSecrets() {
        let secrets = session.world.secrets
        if !secrets.isEmpty { screen.secrets.insert(Array(secrets.values)) }
    }
}
