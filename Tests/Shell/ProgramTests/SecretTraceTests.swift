import Crypto
import Foundation
import Testing
import TonearmServiceSupport
import TonearmShell
import TonearmTestSupport

/// Tests that secrets are written only to the file of tokens, whatever the commands.
@Suite(.waiting) struct SecretTraceTests {
    private let program: Program
    private let key = P256.Signing.PrivateKey().pemRepresentation
    private let userToken: String

    init() throws {
        program = try Program()
        var lines = SecretLines(seed: UInt64.random(in: 0 ... .max))
        var token = ""
        while token.count < 40 { token = lines.secret() }
        userToken = token
        try program.folder.write(key, to: "AuthKey_ABCDE12345.p8")
        try program.folder.write(userToken, to: "token.key")
    }

    /// Returns each command's examples with help and with unformatted output, except those that print a secret on
    /// request.
    private func examples() throws -> [String] {
        try CommandTable.names.filter { $0 != "exit" }.flatMap { command in
            let lines = try program.run("help", command).lines
            let examples = lines.drop { $0 != "EXAMPLES:" }.dropFirst().prefix { $0.hasPrefix("  ") }
            return examples.flatMap { [String($0.dropFirst(2)), "\($0.dropFirst(2)) -o json"] }
        }
    }

    private func lessons() throws -> [String] {
        let listed = try JSONSerialization.jsonObject(with: Data(program.run("lesson", "-o", "json").output.utf8))
        let names = (listed as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        #expect(names.count >= 16)
        return names.flatMap { ["lesson start \($0)", "lesson hint", "token user", "lesson skip", "lesson stop"] }
    }

    /// Gives the session a developer token of a new key and a user token.
    /// - Returns: The parts of the tokens and the key that must not appear elsewhere.
    private func keepSecrets() throws -> [String: SecretPieces] {
        let outcome = try program.run(
            "--session", "marked", "-c",
            "token developer mint --key \(program.folder.path)/AuthKey_ABCDE12345.p8 --team TEAM012345", "-c",
            "token user set --file \(program.folder.path)/token.key")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let kept = try program.folder.text(of: "state/tonearm/tokens/marked.json")
        #expect(SecretPieces(of: userToken).share(kept))
        // The signatures of developer tokens, which are unique.
        let signatures = kept.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))) }
            .filter { $0.hasPrefix("eyJ") && $0 != userToken[...] }.compactMap { $0.split(separator: ".").last }
        let signature = try #require(signatures.first)
        // The first bytes are equal in every key.
        let inside = key.split(separator: "\n").dropFirst().dropLast().joined().dropFirst(48)
        return [
            "the user token": SecretPieces(of: userToken), "the developer token": SecretPieces(of: String(signature)),
            "the key": SecretPieces(of: String(inside)),
        ]
    }

    /// Returns the arguments of all running programs, as other users see them.
    private func processes() -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { Int($0) != nil }.compactMap { name in
            (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/cmdline"))).map {
                String(decoding: $0, as: UTF8.self)
            }
        }.joined(separator: "\n")
    }

    @Test func `no command and no lesson leaves a secret in a file, on the terminal or in a list of processes`() throws
    {
        let secrets = try keepSecrets()
        let begin = [
            "record start x.har", "transcript start x.md --here", "library | cat", "request library", "request -o json",
            "request --as curl", "get /v1/me/library/songs", "get /v1/me/library/songs -o raw", "code authorize",
            "save kept", "status", "status -o json", "! cat",
        ]
        let script = begin + (try examples()) + ["transcript stop"] + (try lessons())
        try program.folder.write(script.map { $0 + "\n" }.joined(), to: "script")
        let call = "cd $HOME && $tonearm --session marked --keep-going run script </dev/null; echo ended: $?"
        let terminal = try PseudoTerminal(
            running: "/bin/sh", arguments: ["-c", call],
            environment: program.environment.merging(["tonearm": Program.path]) { $1 })
        var listed = ""
        #expect(
            terminal.wait { screen in
                listed += processes()
                return screen.text.contains("ended: ")
            })
        for (name, pieces) in secrets {
            #expect(!pieces.share(String(decoding: terminal.output, as: UTF8.self)), "\(name) is on the terminal")
            #expect(!pieces.share(listed), "\(name) is in the list of processes")
            for file in program.folder.names where !Self.holdsSecrets(file) {
                let path = program.folder.path + "/" + file
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                #expect(!pieces.share(String(decoding: data, as: UTF8.self)), "\(name) is in \(file)")
            }
        }
        // All commands ran: their files exist.
        for file in ["x.har", "x.md", "state/tonearm/sessions/marked.json"] {
            #expect(try !program.folder.text(of: file).isEmpty, "\(file)")
        }
    }

    /// Returns true for files made with secrets in them, and for the shell's own file of tokens.
    private static func holdsSecrets(_ file: String) -> Bool {
        file.hasPrefix("state/tonearm/tokens/") || file.hasSuffix(".p8") || file == "token.key"
    }
}
