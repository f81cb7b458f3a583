import Console
import MusicWorld

extension Shell: PersonContext {
    var takesSecretsAsWords: Bool { environment.person.takesSecretsAsWords }

    func askSecret(_ question: String) throws -> String? { try environment.person.askSecret?(question) }

    func variable(_ name: String) -> String? { environment.variable(name) }

    func readStandardInput() -> [UInt8]? { environment.standardInput?() }

    func askUserToken(_ options: PageOptions, with developerToken: () throws -> String) async throws -> String? {
        guard let request = environment.person.requestUserToken else { return nil }
        let screen = screen
        let token = try await request(try developerToken(), options) { address, opened in
            screen.secrets.insert([address.split(separator: "/").last.map(String.init) ?? address])
            try screen.report([
                StyledText(opened ? "Your browser shows the page " : "Open this page in your browser: ")
                    + .revealed(address)
            ])
            try screen.report([.faint("Waiting until you allow it there; Ctrl-C stops.")])
        }
        screen.secrets.insert([token])
        return token
    }
}

extension Shell: EditorContext {
    var canEdit: Bool { environment.isAttended && screen.frame.isTerminal }

    var editor: String? { environment.person.editor }
}
