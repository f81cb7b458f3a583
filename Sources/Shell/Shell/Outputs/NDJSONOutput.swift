import AppleMusicAPI
package import TonearmConsole
import TonearmTerminalText

/// An output of one JSON line for each resource, or for each element of a list.
package struct NDJSONOutput: OutputFormat {
    package let name = "ndjson"
    package let summary = "a value of JSON, a line each"
    package let writesFailuresAsJSON = true

    package func show(_ view: any View, on screen: Screen) throws {
        for value in Self.values(of: view, on: screen) {
            try screen.show(bytes: Printable.escapedJSON(value.bytes).endingWithLineFeed)
        }
    }

    package func lines(of failure: Failure, marked: [StyledText]?) -> [StyledText] { [StyledText(failure.json.text)] }

    /// Returns the resources with the chosen columns, the elements of a list, or the whole value.
    private static func values(of view: any View, on screen: Screen) -> [JSON] {
        if let resources = view.resources {
            guard let chosen = view.chosenColumns else { return resources.map { JSON.object($0.json) } }
            return resources.map { row in
                .object(JSONObject(chosen.map { ($0.name, $0.column.value(of: row) ?? .null) }))
            }
        }
        guard let json = view.body?.json else {
            let secrets = screen.secrets
            return [["message": .strings(screen.messageLines(of: view).map { secrets.hidden(in: $0.plain) })]]
        }
        return json.array ?? json["data"]?.array ?? [json]
    }
}
