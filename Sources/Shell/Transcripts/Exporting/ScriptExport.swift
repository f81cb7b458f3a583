/// The commands alone, as typed. Control characters are kept, because the file is meant to run.
package struct ScriptExport: ExportFormat {
    package let name = "script"
    package let summary = "the commands alone"
    package let endings = ["sh", "tonearm"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        transcript.steps.map { $0.command + "\n" }.joined()
    }
}
