import AppleMusicAPI
import LineEditor
import MusicDevice
import MusicWorld

/// What can stand as an argument of a command.
struct ArgumentValues {
    let session: Session

    func values(of command: String, after words: [String]) -> [Candidate] {
        switch command {
        case "follow": return relationships
        case "view": return views
        case "next", "all":
            return session.here?.answer?.continuations.compactMap { $0.name.map { Candidate($0) } } ?? []
        case "open", "show", "artwork": return rows + resources + types
        case "storefront", "storefronts": return ArgumentValues.storefronts
        case "locale": return languages
        case "help": return CommandTable.all.map { Candidate($0.name, description: $0.abstract) }
        case "session":
            return words.isEmpty ? SessionCommand.Action.allCases.map { Candidate($0.rawValue) } : []
        case "set": return settings(after: words)
        case "catalog": return words.isEmpty ? CatalogCommand.Action.allCases.map { Candidate($0.rawValue) } : []
        case "capabilities":
            return words.isEmpty
                ? Capability.allCases.map { Candidate($0.typed, description: $0.musicKitName) }
                : Self.values(["on", "off", "auto"])
        case "account": return words.isEmpty ? Self.values(AccountCommand.words) : accounts(words)
        case "scenario": return words == ["load"] ? scenarios : words.isEmpty ? Self.values(["list", "load"]) : []
        case "device":
            return words == ["use"]
                ? Self.values(session.world.device.devices.map(\.name)) : actions(of: command, words)
        case "app":
            return words == ["use"] ? Self.values(session.world.device.apps.map(\.name)) : actions(of: command, words)
        case "consent", "subscription", "offer", "clock", "fault", "token": return actions(of: command, words)
        case "play", "rate", "rating", "favorite": return rows + resources + types
        case "get", "post", "put", "delete": return paths
        default:
            guard let type = Schema.standard.type(named: command) else { return [] }
            return seen.filter { $0.0.type == type.type }.map { Candidate($0.0.id, description: $0.1) }
        }
    }

    private static func values(_ texts: [String]) -> [Candidate] { texts.map { Candidate($0) } }

    /// What the command's own declaration lists for its first word, or its second.
    private func actions(of command: String, _ words: [String]) -> [Candidate] {
        switch (command, words) {
        case ("consent", []): Self.values(ConsentCommand.Action.allCases.map(\.rawValue))
        case ("subscription", []): Self.values(SubscriptionCommand.Action.allCases.map(\.rawValue))
        case ("offer", []): Self.values(OfferCommand.Action.allCases.map(\.rawValue))
        case ("clock", []): Self.values(ClockCommand.Action.allCases.map(\.rawValue))
        case ("fault", []): Self.values(FaultCommand.Action.allCases.map(\.rawValue))
        case ("fault", ["set"]): Self.values(FaultCommand.names)
        case ("device", []): Self.values(DeviceCommand.Action.allCases.map(\.rawValue))
        case ("app", []): Self.values(AppCommand.Action.allCases.map(\.rawValue))
        case ("token", []): Self.values(TokenCommand.Kind.allCases.map(\.rawValue))
        case ("token", _) where words.count == 1:
            Self.values(TokenCommand.Kind(rawValue: words[0])?.actions.map(\.rawValue) ?? [])
        case ("device", ["music-app"]), ("app", ["musickit"]): Self.values(["on", "off"])
        default: []
        }
    }

    private func accounts(_ words: [String]) -> [Candidate] {
        switch words {
        case ["sign-in"]: Self.values(session.world.device.accounts.map(\.name))
        case ["subscribe"]: Self.values(Subscription.plans.map(\.rawValue))
        case ["cloud-library"]: Self.values(["on", "off"])
        case ["restrict"]: Self.values(["education", "enterprise", "consent", "none"])
        case ["move"]: ArgumentValues.storefronts
        default: []
        }
    }

    private var scenarios: [Candidate] { Scenario.all.map { Candidate($0.name, description: $0.title) } }

    private var focusType: TypeDescription? { session.here?.focus.flatMap { Schema.standard[$0.resource.type] } }

    private var relationships: [Candidate] {
        focusType?.relationships.filter { !$0.isEntitled }.map {
            Candidate($0.name, description: $0.targets.map(\.rawValue).joined(separator: ", "))
        } ?? []
    }

    private var views: [Candidate] {
        focusType?.views.map { Candidate($0.name, description: $0.target.rawValue) } ?? []
    }

    private var rows: [Candidate] {
        session.rows.enumerated().map { index, row in
            Candidate(String(index + 1), description: row.attribute("name")?.string ?? row.identifier.description)
        }
    }

    /// Resources seen in this session: the rows that are here and the places of the trail.
    private var seen: [(ResourceIdentifier, String)] {
        let answer = session.here?.answer
        let here = ((answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])).map {
            ($0.identifier, $0.attribute("name")?.string ?? "")
        }
        let visited = session.trail.places.compactMap { $0.focus.map { ($0.resource, $0.name ?? "") } }
        var known: Set<ResourceIdentifier> = []
        return (here + visited).filter { known.insert($0.0).inserted }
    }

    private var resources: [Candidate] { seen.map { Candidate($0.0.description, description: $0.1) } }

    private var types: [Candidate] {
        Schema.standard.catalogTypes.map { Candidate("\($0.type)/", description: $0.summary, continues: true) }
    }

    static var storefronts: [Candidate] { Storefront.all.map { Candidate($0.id, description: $0.name) } }

    private var languages: [Candidate] {
        session.world.currentStorefront.supportedLanguageTags.map { Candidate($0) } + [Candidate("default")]
    }

    private func settings(after words: [String]) -> [Candidate] {
        switch words {
        case []: SetCommand.Name.allCases.map { Candidate($0.rawValue) }
        case ["output"]: Output.allCases.map { Candidate($0.rawValue) }
        case ["color"]: Settings.Color.allCases.map { Candidate($0.rawValue) }
        case ["width"]: [Candidate("auto")]
        case ["catalog"]: [Candidate(Catalogs.builtIn)]
        case ["retries"]: Settings.retryCounts.map { Candidate(String($0)) }
        default: []
        }
    }

    private var paths: [Candidate] {
        let catalog = Schema.standard.catalogTypes.map { "\(session.world.catalogPath)/\($0.type)" }
        let others = ["search", "search/hints", "search/suggestions", "charts"].map {
            "\(session.world.catalogPath)/\($0)"
        }
        return (catalog + others + ["/v1/storefronts", "/v1/test"]).map { Candidate($0, continues: true) }
    }
}
