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
