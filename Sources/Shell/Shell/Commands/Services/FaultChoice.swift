import TonearmConsole
import TonearmSimulator

/// The options that select the requests of a fault and the form of its answers. `tonearm serve --fault` accepts the
/// same options.
struct FaultChoice: DeclaredArguments {
    var method: MethodName?
    var query: QueryCondition?
    var token: TokenFingerprint?
    var after: Int?
    var chance: RequestShare?
    var until: EndTime?
    var headers: [HeaderField] = []
    var body: FreeText?
    var isDone = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("method", &method, "Affect only requests with this method.")
        fields.option("query", &query, "Affect only requests with this parameter, NAME or NAME=VALUE.")
        fields.option("token", &token, "Affect only requests with the token of this fingerprint.")
        fields.option("after", &after, "Let this many requests pass first.")
        fields.option("chance", &chance, "Affect this share of the requests, such as 0.1.")
        fields.option("until", &until, "End the fault at this time of the clock.")
        fields.option("header", &headers, "Add a header field, 'NAME: VALUE', to the answer; may be repeated.")
        fields.option("body", &body, "Answer with this body.")
        fields.flag("done", &isDone, "Carry the request out, and fail all the same.")
    }

    /// The given options with their values.
    var words: [String] {
        var words: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { words += ["--\(name)", FaultSpec.quoted(value)] }
        }
        add("method", method?.text)
        add("query", query?.text)
        add("token", token?.text)
        add("after", after.map { String($0) })
        add("chance", chance?.text)
        add("until", until?.text)
        for header in headers { add("header", header.text) }
        add("body", body?.text)
        return words + (isDone ? ["--done"] : [])
    }

    /// - Parameter effect: the word for the effect.
    /// - Throws: `Failure` if a value is malformed, or an option does not suit the effect.
    func read(effect: String) throws(Failure) -> (FaultFilter, FaultForm) {
        if words.isEmpty { return (FaultFilter(), FaultForm()) }
        // A delay requires a length; any value will do here.
        let text = ([effect] + (effect == "delay" ? ["--delay", "0"] : []) + words).joined(separator: " ")
        do throws(FaultSpec.Problem) {
            guard case .fault(let fault) = try FaultSpec(text) else { return (FaultFilter(), FaultForm()) }
            return (fault.filter ?? FaultFilter(), fault.form ?? FaultForm())
        } catch {
            // The only typed word that the failure quotes is the one that caused it.
            throw Failure.usage("Cannot set the fault", error.reason, next: error.next)
        }
    }
}
