import AppleMusicAPI

/// Refusals because of the account or a service behind the API.
extension RequestRefusal {
    static let missingUserToken = RequestRefusal(
        .missingUserToken,
        RefusalCause(
            RefusalRule(
                "a personal request needs a music user token", .documentation("User Authentication for MusicKit")),
            at: .header("Music-User-Token"), found: RefusalCause.noHeaderField, remedy: "a token of the account"))

    /// - Parameter flaw: the reason as a clause.
    static func invalidUserToken(_ flaw: UserTokenFlaw) -> RequestRefusal {
        RequestRefusal(
            .invalidUserToken,
            RefusalCause(.userToken, at: .header("Music-User-Token"), found: flaw.sentence, remedy: flaw.remedy))
    }

    static func cloudLibraryOff(_ account: String) -> RequestRefusal {
        RequestRefusal(
            .cloudLibraryOff,
            RefusalCause(
                RefusalRule("a library changes only while Sync Library is on", .choice),
                found: "Sync Library is off for the account '\(account)'"))
    }

    static func insufficientPermissions(_ name: String) -> RequestRefusal {
        RequestRefusal(
            .insufficientPermissions(name),
            RefusalCause(
                RefusalRule("lyrics need a permission that ordinary developers do not get", .recording),
                at: .path(name), found: "a developer token without this permission"))
    }

    /// Stations of resources of a library are asked for by their ids.
    static func noStation(of id: String) -> RequestRefusal {
        RequestRefusal(
            .upstreamFailed,
            RefusalCause(
                .upstream, at: .path(id), found: "an id of a library, which has no station",
                remedy: "the id of a station in the catalog"))
    }

    /// The account does not own the playlist, or the service maintains it.
    static func notEditable(_ playlist: AccountLibrary.Playlist) -> RequestRefusal {
        let holdsFavorites = playlist.holdsFavorites == true
        return RequestRefusal(
            .tracksNotUpdated,
            RefusalCause(
                .editablePlaylist, at: .path(playlist.id),
                found: holdsFavorites
                    ? "the playlist of the favorite songs, which the service maintains"
                    : "a playlist of the catalog (\(playlist.catalogID ?? "")), which the account does not own",
                allowed: "a playlist with 'canEdit': true",
                remedy: holdsFavorites
                    ? "a change of the favorites: POST or DELETE /v1/me/favorites"
                    : "the id of a playlist that the account has made"))
    }

    /// An existing resource cannot become a track of the library.
    static func notAddable(_ track: ResourceIdentifier) -> RequestRefusal {
        RequestRefusal(
            .tracksNotUpdated,
            RefusalCause(
                .upstream, at: .pointer("/data"), found: "\(track), which the account's storefront does not offer",
                remedy: "tracks of the account's storefront"))
    }

    /// A folder in a body is not in the library.
    static func noFolder(_ id: String, at pointer: String) -> RequestRefusal {
        RequestRefusal(
            .resourceNotFound,
            RefusalCause(
                .libraryResource, at: .pointer(pointer), found: "the library has no folder '\(id)'",
                remedy: "the id of a folder of the account"))
    }

    /// An injected fault refuses the request; the answer names the fault, not a rule.
    static func fault(_ error: APIError) -> RequestRefusal {
        RequestRefusal(error, RefusalCause("a fault answers in place of the service", .choice))
    }
}
