import CodeSamples
import Console

enum CodeCommand: Command {
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

    static let forms = Flow.allCases.map { flow in CommandForm(flow.rawValue, flow.summary, ShowFlow(flow: flow)) }

    struct ShowFlow: Action {
        let flow: Flow
        var framework = Flow.Framework.swift

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.option("as", &framework, "The frameworks that the code uses: swift or storekit.")
        }

        mutating func run(in shell: Shell) throws -> any View {
            Message(code: flow.lines(in: framework, with: shell.flowValues), of: framework.rawValue)
        }
    }
}
