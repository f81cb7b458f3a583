import Foundation
import Testing

/// A device refuses; how one gets on from there in a shell is the shell's to say.
@Suite struct DeviceTests {
    /// The names of capabilities, of which some begin as commands do.
    private static let capabilities: Set<Substring> = ["catalog playback", "subscription eligible"]

    /// The first words of the shell, as its sources declare them.
    private static let commands: Set<Substring> = Set(
        SourceTree.files(of: "TonearmShell").flatMap { file in
            file.lines.joined(separator: "\n").matches(of: /CommandDescription\(\s*"([a-z-]+)"/).map {
                $0.output.1
            }
        })

    @Test func `the commands are found`() {
        #expect(Self.commands.count > 40)
        #expect(Self.commands.isSuperset(of: ["play", "offer", "consent", "account", "token"]))
    }

    @Test func `the device knows nothing of what is typed`() {
        for file in SourceTree.files(of: "MusicDevice") {
            for (number, line) in file.code.enumerated() {
                #expect(!line.lowercased().contains("type '"), "\(file.path):\(number + 1) says what to type")
                for quoted in line.matches(of: /'([a-z-]+)( [^']*)?'/) {
                    let whole = quoted.output.0.dropFirst().dropLast()
                    #expect(
                        !Self.commands.contains(quoted.output.1) || Self.capabilities.contains(whole),
                        "\(file.path):\(number + 1) quotes a command: '\(whole)'")
                }
            }
        }
    }
}
