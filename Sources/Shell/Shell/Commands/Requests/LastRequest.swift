import AppleMusicAPI
import TonearmCodeSamples
import TonearmConsole
import TonearmWorld

struct LastRequest: PlainCommand {
    static let description = CommandDescription(
        "request", .requests, "Show what was last sent, and what came back.",
        discussion: """
            It shows every header and the body that were sent, and what was answered; tokens are hidden. With '-o \
            json' the body of the answer too.
            '--as' writes the request as code. Its tokens come from the environment (TONEARM_DEVELOPER_TOKEN, \
            TONEARM_USER_TOKEN), and MusicKit brings its own.
            For MusicKit in Swift the code is the typed request if there is one that asks for all of it; with \
            '--untyped' it is the request for any address.
            """,
        examples: [
            "albums 310730204", "request", "request --as curl", "request --as swift", "follow tracks --limit 3",
            "request --as python --all", "genres", "request --as swift --untyped",
        ])

    var language: CodeLanguageName?
    var all = false
    var untyped = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("as", &language, "Write it down as code: \(CodeLanguages.list).")
        fields.flag("all", &all, "With --as: every request of the trail, in order.")
        fields.flag("untyped", &untyped, "With --as swift: MusicDataRequest also where there is a typed request.")
    }

    func check() throws(Failure) {
        if all, language == nil { throw Self.needsCode("--all", "curl") }
        if untyped, language?.language.untyped == nil { throw Self.needsCode("--untyped", "swift") }
    }

    private static func needsCode(_ option: String, _ language: String) -> Failure {
        Failure.usage(
            "Cannot use '\(option)'", "it is about code", next: "Type 'request --as \(language) \(option)'.")
    }

    mutating func run(in context: some SessionContext) throws -> any View {
        guard let exchange = context.session.world.exchange else {
            throw Failure(
                "Cannot show the last request", "nothing was asked yet", next: "Type for example 'albums 310730204'.")
        }
        if let language = language?.language {
            let written = (untyped ? language.untyped : nil) ?? language
            let samples = all ? context.session.samplesOfTrail() : [context.session.sample(of: exchange)]
            return context.code(written.program(sending: samples), of: language.name)
        }
        return ExchangeLines.message(exchange)
    }
}
