package import AppleMusicAPI
package import TonearmConsole

/// An output of one `type/id` for each resource.
package struct IdentifierOutput: OutputFormat {
    package let name = "ids"
    package let summary = "type/id, a line each"

    package func damage(of view: any View) -> JSONProblem? { view.damage }

    package func show(_ view: any View, on screen: Screen) throws {
        guard let identifiers = view.identifiers else { return try screen.show(view.lines(in: screen.frame)) }
        try screen.show(identifiers.map { StyledText($0.description) })
    }

    package func obstacle(to option: RowArrangement.Option) -> OutputObstacle? {
        guard option == .columns else { return nil }
        return OutputObstacle(reason: "this is 'type/id' and nothing else", next: "Type '-o csv' for columns.")
    }
}
