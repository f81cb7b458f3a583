import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText

/// A view of a preview that began.
struct PreviewAnswer: View {
    let preview: PreviewPlayback
    let changes: [Change]
    let calls: PlayerCallLines

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let others = changes.filter { if case .previewStarted = $0 { false } else { true } }
        return [StyledText("Playing a preview of ") + .strong(preview.title) + .faint("  \(preview.resource)")]
            + others.flatMap { Wrapping.lines(of: StyledText($0.sentence), width: frame.width) }
            + Wrapping.lines(of: Self.steps(preview), width: frame.width) + calls.lines(width: frame.width)
    }

    private static func steps(_ preview: PreviewPlayback) -> StyledText {
        .faint("\(preview.length.asWholeTime) without a subscription: ") + .command("stop") + .faint(" ends it; ")
            + .command("preview \(preview.resource) --save FILE") + .faint(" writes a tone in its place")
    }

    var body: Body? {
        var object = preview.json(at: preview.began)
        object.append("changes", .strings(changes.map(\.sentence)))
        object.append("calls", calls.json)
        return .json(.object(object))
    }

    var identifiers: [ResourceIdentifier]? { [preview.resource] }
}

/// A view of the preview that plays, and how far it is.
struct PreviewNowView: View {
    let preview: PreviewPlayback
    let instance: AppInstance
    /// Milliseconds since 1970.
    let now: Milliseconds

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let progress = Progress(preview, now: now)
        return [
            .strong(preview.title) + .faint("  \(preview.resource)"),
            StyledText(frame.isPlain ? progress.words : progress.line(width: min(frame.width, 60))),
        ]
            + Wrapping.lines(
                of: .faint("a preview in \(instance), beside its players: ") + .command("stop") + .faint(" ends it"),
                width: frame.width)
    }

    var body: Body? { .json(.object(preview.json(at: now))) }
    var identifiers: [ResourceIdentifier]? { [preview.resource] }
}

extension PreviewPlayback {
    fileprivate func json(at now: Milliseconds) -> JSONObject {
        JSONObject([
            ("preview", .string(resource.description)), ("title", .string(title)),
            ("position", .integer(position(at: now))), ("duration", .integer(length)),
        ])
    }
}
