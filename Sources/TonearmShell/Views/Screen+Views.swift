import AppleMusicAPI
package import Console
import TerminalText

extension Screen {
    package func show(_ view: any View, as output: Output) throws {
        if let damage = damage(of: view, as: output) { throw Failure(damage, to: "show the answer") }
        try concealing { try showWhole(view, as: output) }
    }

    private func showWhole(_ view: any View, as output: Output) throws {
        switch output {
        case .table:
            let frame = frame
            let copied = copies.isEmpty || frame.copied == frame ? nil : view.lines(in: frame.copied)
            try show(view.lines(in: frame), copying: copied)
        case .ids:
            guard let identifiers = view.identifiers else { return try show(view.lines(in: frame)) }
            try show(identifiers.map { StyledText($0.description) })
        case .raw:
            guard let body = view.body else { return try show(view.lines(in: frame)) }
            try show(bytes: Self.ended(body.bytes))
        case .json:
            guard let body = view.body else { return try show(message(of: view)) }
            try show(bytes: Self.ended(Self.harmlessJSON(body.bytes)))
        case .ndjson: for json in records(of: view) { try show(bytes: Printable.escapedJSON(json.bytes) + [0x0A]) }
        case .csv: try show(sheet(of: view).csv.map { StyledText($0) })
        case .markdown: try show(sheet(of: view).markdown.map { StyledText($0) })
        }
    }

    /// What keeps a view from being shown as anything but bytes.
    private func damage(of view: any View, as output: Output) -> JSONError? {
        switch output {
        case .raw: nil
        case .table, .ids: view.damage
        case .json, .ndjson, .csv, .markdown: view.damage ?? view.body?.damage
        }
    }

    private static func ended(_ bytes: [UInt8]) -> [UInt8] {
        bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? bytes : bytes + [UInt8(ascii: "\n")]
    }

    /// A body laid out. JSON can write as escapes whatever a terminal would obey, so that is not left to whoever reads it later. An empty one
    /// stays empty.
    static func harmlessJSON(_ bytes: [UInt8]) -> [UInt8] {
        JSONLayout.laidOut(bytes).map(Printable.escapedJSON)
            ?? Array(Printable.block(String(decoding: bytes, as: UTF8.self)).utf8)
    }

    /// `{"message": ["Saved the session as 'demo'."]}`: what has nothing but words to say. A secret that was asked for stays readable.
    private func message(of view: any View) -> [StyledText] {
        let lines = messageLines(of: view)
        guard !lines.isEmpty else { return ["{", "  \"message\": []", "}"] }
        let texts = lines.enumerated().map { index, line in
            var text = line
            for span in text.spans.indices {
                text.spans[span].style = .plain
                text.spans[span].text = String(JSON.string(text.spans[span].text).text.dropFirst().dropLast())
            }
            return StyledText("    \"") + text + StyledText(index + 1 < lines.count ? "\"," : "\"")
        }
        return ["{", "  \"message\": ["] + texts + ["  ]", "}"]
    }

    /// Sentences are whole, however wide the screen is.
    private func messageLines(of view: any View) -> [StyledText] {
        var wide = frame.copied
        wide.width = Settings.widths.upperBound
        return view.lines(in: wide).filter { !$0.plain.isEmpty }
    }

    /// One value for each line of NDJSON: a resource, or an element of a list, or the whole.
    private func records(of view: any View) -> [JSON] {
        if let resources = view.resources {
            guard let chosen = view.chosenColumns else { return resources.map { JSON.object($0.json) } }
            return resources.map { row in
                .object(JSONObject(chosen.map { ($0.name, $0.column.value(of: row) ?? .null) }))
            }
        }
        guard let json = view.body?.json else {
            return [["message": .strings(messageLines(of: view).map { secrets.hidden(in: $0.plain) })]]
        }
        return json.array ?? json["data"]?.array ?? [json]
    }

    private func sheet(of view: any View) -> Sheet {
        if let resources = view.resources { return Sheet(resources, chosen: view.chosenColumns) }
        guard let json = view.body?.json else {
            return Sheet(columns: ["message"], rows: messageLines(of: view).map { [$0.plain] })
        }
        return Sheet(json)
    }
}
