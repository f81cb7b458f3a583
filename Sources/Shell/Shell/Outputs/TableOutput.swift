package import AppleMusicAPI
package import TonearmConsole

/// An output of lines and tables for people.
package struct TableOutput: OutputFormat {
    package let name = "table"
    package let summary = "columns that fit the screen"
    package let isForPeople = true

    package func damage(of view: any View) -> JSONProblem? { view.damage }

    package func show(_ view: any View, on screen: Screen) throws {
        let frame = screen.frame
        let copied = screen.copies.isEmpty || frame.copied == frame ? nil : view.lines(in: frame.copied)
        try screen.show(view.lines(in: frame), copying: copied)
    }
}
