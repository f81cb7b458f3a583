import Console
import TerminalText
import Transcript

/// A view of the keys of a performance, in colours that an audience can read.
struct PerformanceKeysView: View {
    func lines(in frame: Screen.Frame) -> [StyledText] {
        let keys = PerformanceKey.meanings
        let indent = (keys.map { displayWidth($0.keys) }.max() ?? 0) + 2
        let rows = keys.flatMap { key in
            let space = String(repeating: " ", count: indent - displayWidth(key.keys))
            let row = .command(key.keys) + StyledText(space + key.meaning)
            return Wrapping.lines(of: row, width: frame.width, hangingIndent: indent)
        }
        return rows + ["", StyledText("Any key goes back to the performance.")]
    }
}
