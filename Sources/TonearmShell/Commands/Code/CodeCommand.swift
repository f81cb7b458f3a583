import CodeSamples
import Console

struct CodeCommand: FormedCommand {
    static let description = CommandDescription(
        "code", "Show the code of an app's flows, with this session's values.",
        discussion: """
            For MusicKit in Swift, or for StoreKit and MediaPlayer as in 2017. What the offer, the queue and the app's usage description are here \
            stands in it. The code of requests: 'request --as'.
            """)
    static let group = CommandGroup.requests
    static let examples = [
        "code consent", "code subscription-updates", "scenario load eligible", "open albums/310730204",
        "code offer --as storekit", "code queue",
    ]

    static let wordForms = Flow.allCases.map { Form($0.rawValue, $0.summary) }

    var words: [String] = []
    var framework = Flow.Framework
        .swift

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&words, named: "FLOW", "The flow.")
        fields.option("as", &framework, "For which frameworks: swift or storekit.")
    }

    mutating func run(in shell: Shell) throws -> any View {
        // One of the forms was followed.
        let flow = words.first.flatMap(Flow.init) ?? .consent
        return Message(code: flow.lines(in: framework, with: shell.flowValues), of: framework.rawValue)
    }
}
