import Console
import LineEditor
import TonearmShell

/// The terminal that the program was started at, and files that it reads lines from.
enum Terminal {
    static var isInteractive: Bool { OperatingSystem.isTerminal(0) && OperatingSystem.isTerminal(1) }

    private static var isDumb: Bool {
        OperatingSystem.environment("TERM").map { !$0.isEmpty && !LineEditor.canEdit(on: $0) } ?? false
    }

    /// What the line editor looks at.
    static var environment: [String: String] {
        var environment: [String: String] = [:]
        for name in ["TERM", "EDITRC", "HOME"] { environment[name] = OperatingSystem.environment(name) }
        return environment
    }

    /// What `COLUMNS` says, where it says a width that a screen can have.
    private static var columns: Int? {
        OperatingSystem.environment("COLUMNS").flatMap { Int($0) }.flatMap { Screen.widths.contains($0) ? $0 : nil }
    }

    static func screen(_ settings: Settings) -> Screen {
        Screen(frame: frame(settings), output: DescriptorSink(1), errors: DescriptorSink(2))
    }

    /// - Parameters:
    ///   - recorded: the size for which everything is laid out while a recording runs; a width of the settings comes first.
    ///   - isConversation: whether a person types, so that answers are fitted to the height of the terminal.
    static func frame(
        _ settings: Settings, recorded: TranscriptRecorder.Size? = nil, isConversation: Bool = false
    ) -> Screen.Frame {
        let width = settings.display.width ?? recorded?.width
        if settings.display.plain {
            return plainFrame(width: width, isRecorded: settings.display.width == nil && recorded != nil)
        }
        let isTerminal = OperatingSystem.isTerminal(1)
        func hasColor(_ descriptor: Int32) -> Bool {
            switch settings.display.color {
            case .always: true
            case .never: false
            case .automatic:
                OperatingSystem.isTerminal(descriptor) && !isDumb
                    && (OperatingSystem.environment("NO_COLOR") ?? "").isEmpty
            }
        }
        var frame = Screen.Frame(
            width: width ?? OperatingSystem.columns(of: 1) ?? columns ?? 80,
            hasFixedWidth: width != nil || columns != nil, isTerminal: isTerminal,
            isErrorTerminal: OperatingSystem.isTerminal(2) && !isDumb, hasColor: hasColor(1),
            hasErrorColor: hasColor(2))
        // A pager moves about on the screen.
        frame.height = isDumb ? nil : OperatingSystem.lines(of: 1)
        frame.fittedHeight = if let recorded { recorded.height } else { isConversation ? frame.height : nil }
        frame.theme = settings.display.theme
        frame.hasManyColors = TerminalFeatures.hasPalette(OperatingSystem.environment)
        if isTerminal, !isDumb {
            frame.features = TerminalFeatures { OperatingSystem.environment($0) }
            frame.cell = OperatingSystem.cell(of: 1)
        }
        return frame
    }

    /// As where nobody looks: lines are as long as what they say, and nothing moves about or has colours.
    private static func plainFrame(width: Int?, isRecorded: Bool) -> Screen.Frame {
        var frame = Screen.Frame(
            width: width ?? Screen.widths.upperBound, hasFixedWidth: isRecorded, isTerminal: false,
            isErrorTerminal: false, hasColor: false, hasErrorColor: false)
        frame.isPlain = true
        return frame
    }

    /// What `PAGER` names, else `less` where the system has it: it ends by itself where all fits, and leaves on the screen what was read.
    static var pager: String? {
        if let named = OperatingSystem.environment("PAGER") { return named.allSatisfy { $0 == " " } ? nil : named }
        let folders = (OperatingSystem.environment("PATH") ?? "/usr/bin:/bin").split(separator: ":")
        guard folders.contains(where: { FileSystem.exists("\($0)/less") }) else { return nil }
        // Its own idea of letters is that of the locale, which often is none.
        return "LESSCHARSET=utf-8 less -FRX"
    }

    /// - Returns: a descriptor from which the file is read.
    /// - Throws: `Failure` with the file's name and the system's reason.
    static func file(_ name: String) throws(Failure) -> Int32 {
        do throws(FileSystem.ReadFailure) {
            return try FileSystem.open(name)
        } catch {
            throw Failure("Cannot read '\(name)'", error.description)
        }
    }
}
