import CodeSamples
import Console

enum CodeCommand: Command {
    static let description = CommandDescription(
        "code", .requests, "Show the code of an app's flows, with this session's values.",
        discussion: """
            The code is for MusicKit in Swift, for StoreKit and MediaPlayer as in 2017, or for the players of the web \
            and of Android, which know no transactions. It names no call that the device's system lacks.
            It contains the offer, the queue with its edits, and the app's usage description of this session.
            For requests type 'request --as'.
            """, examples: [
            "code consent", "code subscription-updates", "scenario load eligible", "open albums/310730204",
            "code offer --as storekit", "code queue", "code queue --as kotlin", "code token --as javascript",
        ])

    static let forms = Flow.allCases.map { flow in CommandForm(flow.rawValue, flow.summary, ShowFlow(flow: flow)) }

    struct ShowFlow: Action {
        let flow: Flow
        var platform: FlowPlatformName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.option("as", &platform, "The frameworks or the platform: \(FlowPlatforms.list).")
        }

        mutating func run(in context: some SessionContext) throws -> any View {
            let (platform, values) = ((platform ?? context.session.flowPlatform).platform, context.session.flowValues)
            if let obstacle = platform.obstacle(to: flow, with: values) {
                throw cannotWrite(for: platform, obstacle, with: values)
            }
            return Message(code: platform.code(of: flow, with: values), of: platform.name)
        }

        private func cannotWrite(for platform: any FlowPlatform, _ why: String, with values: FlowValues) -> Failure {
            let other = FlowPlatforms.all.first { $0.obstacle(to: flow, with: values) == nil }
            return Failure(
                "Cannot write '\(flow.rawValue)' for '\(platform.name)'", why,
                next: other.map { "Type 'code \(flow.rawValue) --as \($0.name)'." }, status: .usage)
        }
    }
}
