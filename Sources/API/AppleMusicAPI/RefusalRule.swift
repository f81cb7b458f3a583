/// A rule by which a service refuses requests, and the source that shows it.
package struct RefusalRule: Hashable, Sendable {
    /// A sentence without its full stop: `a path names a resource that the storefront has`.
    package let sentence: String
    package let source: Source

    package enum Source: Hashable, Sendable {
        /// A page of the documentation, by its title.
        case documentation(String)
        /// Answers of the real service that were recorded.
        case recording
        /// A choice of the simulator, because no source shows the rule.
        case choice
    }

    package init(_ sentence: String, _ source: Source) {
        self.sentence = sentence
        self.source = source
    }
}

extension RefusalRule.Source {
    /// The source in words: `documentation: Errors Object`, `recorded answers of the service`, or `a choice of the
    /// simulator`.
    package var text: String {
        switch self {
        case .documentation(let title): "documentation: \(title)"
        case .recording: "recorded answers of the service"
        case .choice: "a choice of the simulator"
        }
    }
}
