import AppleMusicAPI
import TonearmConsole
import TonearmDevice

/// Upgrades the JSON of older sessions to the next version.
enum SessionUpgrade {
    /// Upgrades version 1, which had no world: its members were beside the trail and the settings, the clock was in
    /// seconds, and events were words.
    static func fromVersion1(_ json: JSON) -> JSON {
        guard let old = json.object else { return json }
        var world = JSONObject()
        for name in ["storefront", "locale", "device", "developerToken", "exchange"] { world.append(name, old[name]) }
        world.append("memory", old["simulated"].map(memory))
        world.append("clock", old["clock"].map(clock))
        let catalog = old["catalog"].map { JSONObject([("catalog", $0)]) } ?? JSONObject()
        world.append("address", ["simulator": .object(catalog)])
        if let scheduled = old["scheduled"]?.array { world.append("scheduled", .array(scheduled.compactMap(event))) }
        var session = JSONObject([("world", .object(world))])
        for name in ["settings", "trail", "variables", "isWatching"] { session.append(name, old[name]) }
        session.append("isAuthorizing", old["isOnRoad"])
        return .object(session)
    }

    /// Upgrades worlds without `tokens`, which had one developer token for all services. It becomes bound to the
    /// session's service; user tokens were bound already. These services count as the user's choice.
    static func bindingTokens(_ json: JSON) -> JSON {
        guard var session = json.object, var world = session["world"]?.object, world["tokens"] == nil else {
            return json
        }
        let service = world["address"]?["server"]?["at"]
        var tokens = JSONObject()
        let held = world["developerToken"].flatMap { $0.object == nil ? nil : $0 }
        let entry = held.map { token -> JSON in
            var entry = JSONObject([("token", token)])
            entry.append("service", service)
            return .object(entry)
        }
        tokens.append("developer", .array(entry.map { [$0] } ?? []))
        let users = world["serverUserTokens"]?.array ?? []
        tokens.append("user", .array(users))
        tokens.append("chosen", .array(users + (service.map { [$0] } ?? [])))
        world["tokens"] = .object(tokens)
        session["world"] = .object(world)
        return .object(session)
    }

    /// Converts `{"fixed":{"_0":5}}` to `{"fixed":{"milliseconds":5000}}`.
    private static func clock(_ json: JSON) -> JSON {
        guard let member = json.object?.members.first, let seconds = member.value["_0"]?.integer else { return json }
        return [member.name: ["milliseconds": .integer(seconds.multipliedClamped(by: 1000))]]
    }

    /// Adds the storefront of an account's initial library, which was the account's own.
    private static func memory(_ json: JSON) -> JSON {
        guard var state = json.object, let accounts = state["accounts"]?.array else { return json }
        state["accounts"] = .array(
            accounts.map { account in
                guard var changed = account.object, var initial = changed["content"]?["initial"]?.object else {
                    return account
                }
                initial["storefront"] = changed["storefront"]
                changed["content"] = ["initial": .object(initial)]
                return .object(changed)
            })
        return .object(state)
    }

    /// Converts `{"time":5,"words":["lapse"]}` to `{"time":5,"event":{"lapse":{}}}`; nil if the words are no longer an
    /// event.
    private static func event(_ json: JSON) -> JSON? {
        guard let time = json["time"], let event = AccountEventWords.event(of: json["words"]?.strings ?? []),
            let bytes = try? DocumentCoding.encode(event), let coded = try? JSON(parsing: bytes)
        else { return nil }
        return ["time": time, "event": coded]
    }
}
