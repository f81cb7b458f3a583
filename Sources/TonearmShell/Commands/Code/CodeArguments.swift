package import CodeSamples
package import LineEditor

extension CodeLanguageName: CompletableArgument {
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        CodeLanguages.all.map { Candidate($0.name, description: $0.summary) }
    }
}

extension FlowPlatformName: CompletableArgument {
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        FlowPlatforms.all.map { Candidate($0.name, description: $0.summary) }
    }
}
