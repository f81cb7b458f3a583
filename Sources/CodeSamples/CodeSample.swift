import AppleMusicAPI

/// A request written down in a language, ready to be run or to be put into an app.
package struct CodeSample: Sendable {
    package let lines: [String]

    /// - Parameter prefersTyped: whether MusicKit's typed request is taken where there is one, and not the one for any address.
    package init(_ sample: SampledRequest, in language: CodeLanguage, prefersTyped: Bool = true) {
        lines =
            switch language {
            case .curl: CurlCode.lines(of: sample)
            case .swift: MusicKitCode.lines(of: sample, prefersTyped: prefersTyped)
            case .urlsession: URLSessionCode.lines(of: sample)
            case .javascript: JavaScriptCode.lines(of: sample)
            case .python: PythonCode.lines(of: sample)
            case .kotlin: KotlinCode.lines(of: sample)
            }
    }

    /// Several, one after the other, each under what it asks for.
    package static func lines(
        of samples: [SampledRequest], in language: CodeLanguage, prefersTyped: Bool = true
    ) -> [String] {
        let parts = samples.map { sample in
            let title = "\(language.commentMark) \(sample.request.method.rawValue) \(sample.request.target)"
            return [title] + CodeSample(sample, in: language, prefersTyped: prefersTyped).lines
        }
        return Array(parts.joined(separator: [""]))
    }
}
