import AppleMusicAPI
import Console
import MusicDevice

/// Brings the JSON of sessions of older versions to the form of the next one.
enum SessionUpgrade {
    /// Version 1 had no world: its members stood beside the trail and the settings, the clock counted seconds, and events were words.
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

    /// Worlds without `tokens` held one developer token for any service: it is bound to the service that the session was saved with. User tokens
    /// were bound already. The person is taken to have chosen these services.
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

    /// `{"fixed":{"_0":5}}` → `{"fixed":{"milliseconds":5000}}`
    private static func clock(_ json: JSON) -> JSON {
        guard let member = json.object?.members.first, let seconds = member.value["_0"]?.integer else { return json }
        return [member.name: ["milliseconds": .integer(seconds.multipliedClamped(by: 1000))]]
    }

    /// The storefront from which an account's first possessions come was the account's own.
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

    /// `{"time":5,"words":["lapse"]}` → `{"time":5,"event":{"lapse":{}}}`. Words that say nothing any more are left out.
    private static func event(_ json: JSON) -> JSON? {
        guard let time = json["time"], let event = AccountEventWords.event(of: json["words"]?.strings ?? []),
            let bytes = try? DocumentCoding.encode(event), let coded = try? JSON(parsing: bytes)
        else { return nil }
        return ["time": time, "event": coded]
    }
}
