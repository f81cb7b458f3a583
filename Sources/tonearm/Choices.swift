import TonearmShell

/// What the program's options came to.
struct Choices {
    /// The lines that `-c` gave.
    var lines: [String] = []
    var session: String?
    var fresh = false
    var storefront: String?
    var locale: String?
    var output: Output?
    var color: Settings.Color?
    var width: Int?
    var clock: String?
    var seed: UInt64?
    var catalog: String?
    var keepGoing = false

    init() {}

    /// The choices in options that need no checking, just as the parser would read them, or nil when the parser has to look: it takes longer
    /// than all the rest of a start.
    init?(plain words: [String]) {
        var words = words[...]
        while let word = words.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch word {
            case "--fresh": fresh = true
            case "--keep-going": keepGoing = true
            default:
                guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty, !value.hasPrefix("-"),
                    take(value, for: parts[0])
                else { return nil }
            }
        }
    }

    /// - Returns: whether there is such an option, and the value may be its.
    private mutating func take(_ value: String, for option: String) -> Bool {
        switch option {
        case "--storefront": storefront = value
        case "--locale": locale = value
        case "--clock": clock = value
        case "--output", "-o":
            output = Output(rawValue: value)
            return output != nil
        case "--color":
            color = Settings.Color(rawValue: value)
            return color != nil
        case "--width":
            width = Int(value).flatMap { Settings.widths.contains($0) ? $0 : nil }
            return width != nil
        case "--seed":
            seed = UInt64(value)
            return seed != nil
        default: return false
        }
        return true
    }

    init(_ options: Options) {
        session = options.session
        fresh = options.fresh
        storefront = options.storefront
        locale = options.locale
        output = options.output
        color = options.color
        width = options.width
        clock = options.clock
        seed = options.seed
        catalog = options.catalog
        keepGoing = options.keepGoing
    }
}
