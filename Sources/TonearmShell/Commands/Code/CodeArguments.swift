package import CodeSamples
package import LineEditor

extension CodeLanguage: CompletableArgument {
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        allCases.map { Candidate($0.rawValue, description: $0.summary) }
    }
}

extension Flow.Framework: CompletableArgument {
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        allCases.map { Candidate($0.rawValue, description: $0.summary) }
    }
}
