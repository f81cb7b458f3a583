import Foundation
import Testing
import TonearmCodeSamples
import TonearmLineEditor
import TonearmTestSupport
import TonearmTranscripts

@testable import TonearmShell

/// A family of formats: a protocol, a folder with a file for each format, and a list.
struct FormatFamily: Sendable, CustomTestStringConvertible {
    let folder: String
    let proto: String
    /// The types of the list.
    let types: [String]
    /// The names that a person types; empty if the ending of a file chooses the format.
    var names: [String] = []
    /// The lines that end where a name can be typed.
    var lines: [String] = []
    /// The commands whose help lists the names.
    var help: [String] = []

    var testDescription: String { proto }

    init<Format>(
        _ folder: String, _ proto: String, _ list: [Format], name: (Format) -> String? = { _ in nil },
        lines: [String] = [], help: [String] = []
    ) {
        self.folder = folder
        self.proto = proto
        types = list.map { "\(type(of: $0 as Any))" }
        names = list.compactMap(name)
        self.lines = lines
        self.help = help
    }

    static let all: [FormatFamily] = [
        FormatFamily(
            "Shell/Shell/Outputs", "OutputFormat", OutputFormats.all, name: \.name,
            lines: ["albums 1 -o ", "albums 1 --output ", "set output "], help: ["help albums", "help output"]),
        FormatFamily(
            "Shell/Transcripts/Exporting", "ExportFormat", ExportFormats.all, name: \.name,
            lines: ["transcript export a.md --format "], help: ["help transcript export", "help transcript"]),
        FormatFamily("Shell/Transcripts/Summaries", "SummaryFormat", SummaryFormats.all),
        FormatFamily(
            "API/CodeSamples/Languages", "CodeLanguage", CodeLanguages.all, name: \.name, lines: ["request --as "],
            help: ["help request"]),
        FormatFamily(
            "API/CodeSamples/Flows", "FlowPlatform", FlowPlatforms.all, name: \.name, lines: ["code queue --as "],
            help: ["help code queue"]),
    ]

    /// The types of the folder that conform to the protocol, each with the name of its file.
    func declared() throws -> [(type: String, file: String)] {
        let path = ProjectFiles.root.appendingPathComponent("Sources/\(folder)").path
        let files = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
        return try files.sorted().flatMap { file in
            let text = String(decoding: try ProjectFiles.bytes(of: "Sources/\(folder)/\(file)"), as: UTF8.self)
            return text.split(separator: "\n").filter { $0.contains("struct ") && $0.contains(": \(proto) {") }
                .compactMap { line in
                    line.firstMatch(of: #/struct (\w+):/#).map { (String($0.1), String(file.dropLast(6))) }
                }
        }
    }
}

@Suite struct FormatFamilyTests {
    @Test(arguments: FormatFamily.all) func `the list has each format of the folder`(family: FormatFamily) throws {
        let declared = try family.declared()
        #expect(!declared.isEmpty && Set(declared.map(\.type)) == Set(family.types))
        for format in declared { #expect(format.type == format.file) }
        #expect(Set(family.types).count == family.types.count && Set(family.names).count == family.names.count)
    }

    @Test(arguments: FormatFamily.all) func `completion offers each format`(family: FormatFamily) {
        for line in family.lines {
            let completion = Completer(session: Session(seed: 1)).completion(of: line, at: line.utf8.count)
            #expect(completion.candidates.map(\.text) == family.names, "\(line)")
            #expect(completion.candidates.allSatisfy { !$0.description.isEmpty }, "\(line)")
        }
    }

    @Test(arguments: FormatFamily.all) func `help lists each format`(family: FormatFamily) async throws {
        for line in family.help {
            let text = try await ShellSession().runAll("set width 1000", line).output
            for name in family.names {
                #expect(text.contains(try Regex("\\b\(name)\\b")), "\(line) does not list \(name)")
            }
        }
    }

    @Test func `an unknown output is refused with all outputs`() async {
        let outcome = await ShellSession().run("genres -o pdf")
        let names = OutputFormats.all.map(\.name).joined(separator: ", ")
        #expect(outcome.status == 64 && outcome.errors.contains("it is not one of \(names)"), "\(outcome.errors)")
    }

    @Test func `no ending belongs to two formats, and advice names an ending of each`() {
        let endings = ExportFormats.all.flatMap(\.endings)
        #expect(Set(endings).count == endings.count && ExportFormats.all.allSatisfy { !$0.endings.isEmpty })
        #expect(ExportFormats.listOfEndings == ".cast, .html, .svg, .sh or .txt")
        let summaries = SummaryFormats.all.flatMap(\.endings)
        #expect(Set(summaries).count == summaries.count && SummaryFormats.all.allSatisfy { !$0.endings.isEmpty })
        #expect(SummaryFormats.listOfUses == ".md for Markdown or .csv for a spreadsheet")
    }

    @Test func `each output shows views with and without a body, and words every failure`() async {
        for output in OutputFormats.all {
            let session = ShellSession()
            for line in ["genres 20 21", "where", "clear", "storefront"] {
                #expect(await session.run("\(line) -o \(output.name)").status == 0, "\(line) -o \(output.name)")
            }
            let failure = await session.run("open 99 -o \(output.name)")
            #expect(failure.status == 1 && failure.errors.contains("99"), "\(output.name)")
        }
    }

    @Test func `documents list each output and the endings of each export`() throws {
        let exploring = String(decoding: try ProjectFiles.bytes(of: "docs/exploring.md"), as: UTF8.self)
        for format in OutputFormats.all { #expect(exploring.contains("`\(format.name)`"), "\(format.name)") }
        let demonstrating = String(decoding: try ProjectFiles.bytes(of: "docs/demonstrating.md"), as: UTF8.self)
        for format in ExportFormats.all {
            #expect(demonstrating.contains("| .\(format.endings[0]) |"), "\(format.name)")
        }
    }
}
