package import AppleMusicAPI
import MusicCatalog

extension WorldFixture {
    /// The text of the file. Members with their default values are left out.
    package var text: [UInt8] { FixtureText.bytes(json) }

    package var json: JSON {
        var object = JSONObject()
        object.append("now", now.map { .string(AnswerTime.text($0)) })
        if ahead != 0 { object.append("ahead", .integer(ahead)) }
        if seed != 1 { object.append("seed", .integer(Int(clamping: seed))) }
        object.append("era", era.rawValue, unless: Era.today.rawValue)
        object.append("faults", faults.map { .string($0.text) })
        object.append("playerFaults", playerFaults.map(JSON.string))
        if !albums.isEmpty { object.append("catalog", ["albums": .array(albums.map(\.json))]) }
        object.append("accounts", accounts.map(\.json))
        object.append("apps", apps.map(\.json))
        object.append("devices", devices.map(\.json))
        return .object(object)
    }
}

extension AddedAlbum {
    fileprivate var json: JSON {
        var object = JSONObject([("id", .string(id)), ("name", .string(name)), ("artist", .string(artist))])
        object.append("artistID", artistID.map(JSON.string))
        object.append("genre", genre, unless: "Pop")
        object.append("released", releaseDate.map(JSON.string))
        object.append("label", recordLabel.map(JSON.string))
        object.append("upc", upc.map(JSON.string))
        object.append("tracks", tracks.map(\.json))
        return .object(object)
    }
}

extension AddedAlbum.Track {
    fileprivate var json: JSON {
        var object = JSONObject([("name", .string(name))])
        if duration != 180 { object.append("seconds", .integer(duration)) }
        object.append("explicit", isExplicit, unless: false)
        object.append("isrc", isrc.map(JSON.string))
        return object.members.count == 1 ? .string(name) : .object(object)
    }
}

// MARK: - Devices

extension AppFixture {
    fileprivate var json: JSON {
        var object = JSONObject([("name", .string(name))])
        if usageDescription != Self.standardDescription {
            object.append("usageDescription", usageDescription.map(JSON.string) ?? false)
        }
        object.append("musicKitService", hasMusicKitService, unless: true)
        object.append("frameworks", frameworks, unless: "both")
        object.append("current", isCurrent, unless: false)
        return .object(object)
    }
}

extension DeviceFixture {
    fileprivate var json: JSON {
        var object = JSONObject([("name", .string(name))])
        object.append("kind", kind, unless: "hardware")
        object.append("version", version.map(JSON.string))
        object.append("region", region.map(JSON.string))
        object.append("account", account.map(JSON.string))
        object.append("signedOut", isSignedOut, unless: false)
        object.append("musicApp", hasMusicApp, unless: kind == "hardware")
        object.append("mode", mode, unless: "normal")
        object.append("forbidsMusic", forbidsMusic, unless: false)
        object.append("explicitContent", allowsExplicit, unless: true)
        object.append("cloudLibraries", cloudLibraries.map { JSON.strings($0) })
        let set = Self.capabilities.compactMap { name in overrides[name].map { (name, JSON.bool($0)) } }
        if !set.isEmpty { object.append("capabilities", .object(JSONObject(set))) }
        switch consent {
        case .all(let consent): object.append("consent", consent, unless: "notDetermined")
        case .each(let consents):
            let sorted = consents.sorted { $0.key < $1.key }.map { ($0.key, JSON.string($0.value)) }
            object.append("consent", .object(JSONObject(sorted)))
        }
        object.append("current", isCurrent, unless: false)
        return .object(object)
    }
}

// MARK: - Accounts

extension AccountFixture {
    fileprivate var json: JSON {
        var object = JSONObject([
            ("name", .string(account.name)), ("plan", .string(plan)), ("storefront", .string(storefront)),
        ])
        object.append("storefrontHasMusic", storefrontHasMusic, unless: true)
        object.append("home", home.map(JSON.string))
        object.append("cloudLibrary", account.hasCloudLibrary, unless: account.isSubscribed)
        object.append("privacyAccepted", account.hasAcceptedPrivacy, unless: true)
        object.append("revokedApps", revokedApps.map(JSON.string))
        let isDemonstration = SimulatedAccount.demonstration.contains { $0.name == account.name }
        switch library {
        case .untouched: break
        case .demonstration(let day, let made):
            var library = JSONObject([("demonstration", .string(Self.day(day)))])
            library.append("storefront", made.flatMap { $0 == account.storefront ? nil : .string($0) })
            object.append("library", .object(library))
        case .items(let items):
            if isDemonstration || !items.isEmpty { object.append("library", .array(items.map(\.json))) }
        }
        object.append("folders", folders.map(\.json))
        object.append("playlists", playlists.map(\.json))
        if !ratings.isEmpty {
            let members = ratings.map { ($0.resource.description, JSON.integer($0.value)) }
            object.append("ratings", .object(JSONObject(members)))
        }
        object.append("favorites", favorites.map { .string($0.description) })
        object.append("history", history.map(\.json))
        return .object(object)
    }

    private static func day(_ day: Int) -> String { String(AnswerTime.text(AnswerTime.start(ofDay: day)).prefix(10)) }
}

extension AccountFixture.Item {
    fileprivate var json: JSON {
        var object = JSONObject()
        switch content {
        case .resource(let resource):
            if added == nil, isLinked { return .string(resource.description) }
            object.append("resource", .string(resource.description))
        case .upload(let upload): object.append("upload", upload.json)
        }
        object.append("added", added.map { .string(AnswerTime.text($0)) })
        object.append("linked", isLinked, unless: true)
        return .object(object)
    }
}

extension Library.Upload {
    fileprivate var json: JSON {
        var object = JSONObject([
            ("name", .string(name)), ("artist", .string(artistName)), ("album", .string(albumName)),
        ])
        object.append("genre", genreName, unless: "Pop")
        if durationInMillis != 180_000 { object.append("milliseconds", .integer(durationInMillis)) }
        if trackNumber != 1 { object.append("number", .integer(trackNumber)) }
        return .object(object)
    }
}

extension AccountFixture.Folder {
    fileprivate var json: JSON {
        var object = JSONObject([("name", .string(name))])
        object.append("folder", parent.map(JSON.string))
        object.append("added", added.map { .string(AnswerTime.text($0)) })
        return .object(object)
    }
}

extension AccountFixture.Playlist {
    fileprivate var json: JSON {
        var object = JSONObject([("name", .string(name))])
        object.append("description", description.map(JSON.string))
        object.append("public", isPublic, unless: false)
        object.append("folder", folder.map(JSON.string))
        object.append("holdsFavorites", holdsFavorites, unless: false)
        object.append("added", added.map { .string(AnswerTime.text($0)) })
        object.append("modified", modified.flatMap { $0 == added ? nil : .string(AnswerTime.text($0)) })
        object.append("tracks", tracks.map { .string($0.description) })
        return .object(object)
    }
}

extension Play {
    fileprivate var json: JSON {
        var object = JSONObject([("played", .string(resource.description))])
        object.append("in", container.map { .string($0.description) })
        object.append("at", .string(AnswerTime.text(time)))
        return .object(object)
    }
}
