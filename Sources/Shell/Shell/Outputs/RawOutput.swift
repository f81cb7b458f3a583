package import AppleMusicAPI
package import TonearmConsole

/// An output of the body's bytes.
package struct RawOutput: OutputFormat {
    package let name = "raw"
    package let summary = "the body's bytes"
    package let showsErrorDocuments = true
    package let writesBytes = true

    package func damage(of view: any View) -> JSONProblem? { nil }

    package func show(_ view: any View, on screen: Screen) throws {
        guard let body = view.body else { return try screen.show(view.lines(in: screen.frame)) }
        try screen.show(bytes: body.bytes.endingWithLineFeed)
    }

    package func obstacle(to option: RowArrangement.Option) -> OutputObstacle? { .unchangedBody }
}
