import AppleMusicAPI
package import TonearmConsole

extension Screen {
    /// Shows a view in a format.
    /// - Throws: `Failure` if the format needs a JSON body and the view's is not.
    package func show(_ view: any View, as output: Output) throws {
        if let damage = output.format.damage(of: view) { throw Failure(damage, to: "show the answer") }
        try concealing { try output.format.show(view, on: self) }
    }

    /// Returns the lines of a view without a body, without wrapping.
    func messageLines(of view: any View) -> [StyledText] {
        var wide = frame.copied
        wide.width = Screen.widths.upperBound
        return view.lines(in: wide).filter { !$0.plain.isEmpty }
    }

    /// Returns a view's resources or value as columns and rows.
    func sheet(of view: any View) -> Sheet {
        if let resources = view.resources { return Sheet(resources, chosen: view.chosenColumns) }
        guard let json = view.body?.json else {
            return Sheet(columns: ["message"], rows: messageLines(of: view).map { [$0.plain] })
        }
        return Sheet(json)
    }
}

extension [UInt8] {
    /// The bytes with a final line feed, unless they are empty.
    var endingWithLineFeed: [UInt8] { last == UInt8(ascii: "\n") || isEmpty ? self : self + [UInt8(ascii: "\n")] }
}

extension Failure {
    /// The failure as JSON: `{"error": {"what": …, "why": …, "details": […], "next": …, "status": 1}}`.
    var json: JSON {
        [
            "error": [
                "what": .string(what), "why": .string(why), "details": .strings(remarks),
                "next": next.map(JSON.string) ?? .null, "status": .integer(Int(status.rawValue)),
            ]
        ]
    }
}
