/// The measures, fonts and colors of pictures of a terminal.
struct PictureStyle {
    /// The size of a column and of a line in pixels.
    let column = 8.4
    let line = 18.0
    let margin = 16.0
    /// The distance from the top of a line to its baseline.
    let baseline = 13.0

    /// The sixteen terminal colors, for a light and for a dark background.
    private static let light = [
        "#1f2328", "#cf222e", "#116329", "#7d4e00", "#0550ae", "#8250df", "#1b6a72", "#59636e",
        "#59636e", "#a40e26", "#116329", "#633c01", "#0969da", "#6639ba", "#1b6a72", "#1f2328",
    ]
    private static let dark = [
        "#484f58", "#ff7b72", "#7ee787", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#b1bac4",
        "#9198a1", "#ffa198", "#56d364", "#f2cc60", "#a5d6ff", "#e2c5ff", "#76e3ea", "#e6edf3",
    ]

    /// The CSS rules for text, the screen and the sixteen colors.
    var rules: String {
        """
        text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        text { white-space: pre; fill: #1f2328; }
        .screen { fill: #fff; stroke: #d0d7de; }
        .cover { fill: #fff; transform: scaleX(0); transform-box: fill-box; transform-origin: 100% 50%; }
        .cursor { fill: #1f2328; opacity: .6; }
        .b { font-weight: 600; }
        .f { fill: #59636e; }
        \(Self.colors(Self.light))
        @media (prefers-color-scheme: dark) {
        text { fill: #e6edf3; }
        .screen { fill: #0d1117; stroke: #30363d; }
        .cover { fill: #0d1117; }
        .cursor { fill: #e6edf3; }
        .f { fill: #9198a1; }
        \(Self.colors(Self.dark))
        }
        """
    }

    private static func colors(_ colors: [String]) -> String {
        colors.enumerated().map { ".c\($0) { fill: \($1); }" }.joined(separator: " ")
    }

    /// Returns the class and the fill of an element with a color.
    static func attributes(_ color: TerminalCell.Color?, _ others: [String] = []) -> String {
        var classes = others
        var fill = ""
        switch color {
        case .named(let number)?: classes.append("c\(number)")
        case .direct(let value)?: fill = " style=\"fill:\(hexadecimal(value))\""
        case nil: break
        }
        return (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"") + fill
    }

    static func hexadecimal(_ color: UInt32) -> String {
        let digits = String(color & 0xFF_FFFF, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Formats a number with at most `digits` decimals.
    static func number(_ value: Double, digits: Int = 1) -> String {
        var unit = 1
        for _ in 0..<digits { unit *= 10 }
        let scaled = Int((abs(value) * Double(unit)).rounded())
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard !scaled.isMultiple(of: unit) else { return sign + String(scaled / unit) }
        var decimals = String(scaled % unit)
        decimals = String(repeating: "0", count: digits - decimals.count) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(sign)\(scaled / unit).\(decimals)"
    }
}
