import Foundation
import Testing

/// Tests that the device's refusals do not mention commands, which belong to the shell.
@Suite struct DeviceTests {
    /// The names of capabilities, some of which begin with a command's name.
    private static let capabilities: Set<Substring> = ["catalog playback", "subscription eligible"]

    /// The first words of the shell's commands, taken from its sources.
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

    @Test func `the device does not mention commands`() {
        for file in SourceTree.files(of: "TonearmDevice") {
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
