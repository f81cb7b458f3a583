import AppleMusicAPI
import TonearmLineEditor
import TonearmSimulator
import TonearmWorld

/// A path of the API with its query, completed segment by segment from the Schema's endpoints.
struct APIPath: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "PATH", example: "/v1/catalog/us/genres", isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let method = context.command.flatMap { Request.Method(rawValue: $0.name.uppercased()) } ?? .get
        return PathCompletion(context: context, methods: [method]).candidates
    }

    static func stemStart(of typed: String) -> String.Index { PathCompletion.stemStart(of: typed) }
}

/// A path prefix that selects the requests of a fault.
struct PathPrefix: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "PATH", example: "/v1/catalog")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let own = [
            Candidate("/offer", description: "the page of an offer"),
            Candidate("/user-token", description: "where user tokens are fetched"),
        ]
        // If nothing is typed, the candidates are complete paths.
        let isStart = stemStart(of: context.typed) == context.typed.startIndex
        let names = isStart ? own : own.map { Candidate(String($0.text.dropFirst()), description: $0.description) }
        let paths = PathCompletion(context: context, methods: Request.Method.allCases).candidates
        return context.typed.dropFirst().contains("/") ? paths : paths + names
    }

    static func stemStart(of typed: String) -> String.Index { PathCompletion.stemStart(of: typed) }
}

/// Completes a path from the Schema.
struct PathCompletion {
    let context: CompletionContext
    let methods: [Request.Method]

    static func stemStart(of typed: String) -> String.Index {
        typed.startIndexOfStem(after: typed.contains("?") ? ["?", "&", "=", ","] : ["/"])
    }

    var candidates: [Candidate] {
        let typed = context.typed
        if typed.isEmpty { return [Candidate("/v1/", description: "every path of the API", continues: true)] }
        guard let question = typed.firstIndex(of: "?") else { return segments(after: absolute(typed)) }
        let path = absolute(String(typed[..<question]))
        guard let endpoint = methods.lazy.compactMap({ try? Schema.appleMusic.router.match($0, path).endpoint }).first
        else { return [] }
        let query = typed[typed.index(after: question)...]
        return queryCandidates(query, endpoint)
    }

    /// Adds the leading `/v1/`, which can be left out.
    private func absolute(_ typed: String) -> String {
        let path = typed.trimmingPrefix("https://api.music.apple.com")
        if path.hasPrefix("/") { return String(path) }
        return path.hasPrefix("v1/") ? "/\(path)" : "/v1/\(path)"
    }

    // MARK: - The path

    private func segments(after path: String) -> [Candidate] {
        let typed = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
        var found: [Candidate] = []
        for endpoint in Schema.appleMusic.endpoints where methods.contains(endpoint.method) {
            let segments = endpoint.path.split(separator: "/").map(String.init)
            guard segments.count > typed.count,
                zip(segments, typed).allSatisfy({ $0 == $1 || $0.hasPrefix("{") && !$1.isEmpty })
            else { continue }
            let segment = segments[typed.count]
            let isLast = segments.count == typed.count + 1
            for candidate in values(of: segment, after: typed) {
                let text = isLast ? candidate.text : candidate.text + "/"
                let description = isLast && !segment.hasPrefix("{") ? endpoint.summary : candidate.description
                // A path that can end here and also continue is offered in both forms.
                if !found.contains(where: { $0.text == text }) {
                    found.append(Candidate(text, description: description, continues: !isLast))
                }
            }
        }
        return found
    }

    private func values(of segment: String, after before: [String]) -> [Candidate] {
        guard segment.hasPrefix("{") else { return [Candidate(segment)] }
        if segment == "{storefront}" {
            return StorefrontName.candidates(in: context)
        }
        if segment == "{feed}" { return MusicFeedTable.allCases.map { Candidate($0.id) } }
        guard segment == "{id}", let name = before.last else { return [] }
        let type = before.contains("library") ? ResourceType("library-\(name)") : ResourceType(name)
        return context.identified(type).map {
            Candidate(PercentEncoding.encodeSegment($0.text), description: $0.description)
        }
    }

    // MARK: - The query

    private func queryCandidates(_ query: Substring, _ endpoint: Endpoint) -> [Candidate] {
        let items = query.split(separator: "&", omittingEmptySubsequences: false)
        guard let item = items.last else { return [] }
        guard let equals = item.firstIndex(of: "=") else {
            let given = Set(items.dropLast().map { String($0.prefix { $0 != "=" }) })
            let faults = context.session.world.memory.faults.list
            let isForWebPlayer = faults.contains { $0.effect == .quirk(.webPlayer) }
            return endpoint.parameters.filter {
                !given.contains($0.name) && (isForWebPlayer || !$0.isForWebPlayer)
            }.map {
                Candidate("\($0.name)=", description: $0.summary, continues: true)
            }
        }
        // The parameter `include[songs]` has the values of `include`.
        let name = item[..<equals].prefix { $0 != "[" }
        guard let parameter = endpoint.parameter(String(name)) else { return [] }
        let given = Set(item[item.index(after: equals)...].split(separator: ",").map(String.init))
        return values(of: parameter, endpoint).filter { !given.contains($0.text) }
    }

    private func values(of parameter: Parameter, _ endpoint: Endpoint) -> [Candidate] {
        switch parameter.kind {
        case .text where parameter.name == "genre": return context.identified(.genres)
        case .choices(let names), .names(let names), .text(let names): return names.map { Candidate($0) }
        case .languageTag, .languageTags:
            return context.session.world.currentStorefront.supportedLanguageTags.map { Candidate($0) }
        case .identifiers:
            let segments = endpoint.path.split(separator: "/")
            let type = segments.contains("library") ? "library-\(segments.last ?? "")" : String(segments.last ?? "")
            return context.identified(ResourceType(type))
        case .integer(let range, let standard):
            let end = range.upperBound == .max ? "" : ", at most \(range.upperBound)"
            return [Candidate(String(standard), description: "by default\(end)")]
        case .ignored: return []
        }
    }
}

/// The JSON body of a request.
struct JSONBody: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "BODY", example: #"{"attributes":{"name":"Sunday"}}"#)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        let method = context.command.flatMap { Request.Method(rawValue: $0.name.uppercased()) } ?? .post
        guard let target = context.words.first.flatMap({ try? RawTarget.read($0) }),
            let match = try? Schema.appleMusic.router.match(method, String(target.prefix { $0 != "?" }))
        else { return [] }
        switch match.endpoint.operation {
        case .personal(.createPlaylist), .personal(.createFolder): return [Candidate(example, description: "a name")]
        case .personal(.addTracks):
            return [Candidate(#"{"data":[{"id":"203709340","type":"songs"}]}"#, description: "tracks")]
        case .personal(.putRating):
            return [Candidate(#"{"type":"rating","attributes":{"value":1}}"#, description: "1 or -1")]
        default: return []
        }
    }
}
