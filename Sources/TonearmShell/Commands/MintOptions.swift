import AppleMusicAPI
import Console
import MusicWorld

/// What a developer token is made of.
struct MintOptions: DeclaredArguments {
    var life: DurationText?
    var origin: [WebOrigin] = []
    var key: FilePath?
    var keyID: KeyIdentifier?
    var team: TeamIdentifier?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("life", &life, "How long a minted token lives: 1h, 200d; half a day without it.")
        fields.option(
            "origin", &origin,
            "A web origin that a minted token is for, or that 'inspect' is to assume; may be repeated.")
        fields.option(
            "key", &key,
            "Your own media key, AuthKey_ID.p8, to mint with. It is read when a token is made, and not kept.")
        fields.option(
            "key-id", &keyID, "The key's id, where the file's name does not tell it, or another one to be refused for.")
        fields.option("team", &team, "The key's team, or another one to be refused for.")
    }

    /// The first option that only minting has and that was given.
    var onlyForMinting: String? {
        [("--life", life?.text), ("--key", key?.text), ("--key-id", keyID?.text), ("--team", team?.text)]
            .first { $0.1 != nil }?.0
    }

    /// The demonstration key, under other ids perhaps, or the user's own.
    /// - Throws: `Failure`, which says nothing of what is in the file.
    func signingKey() throws(Failure) -> DeveloperKey {
        try check(keyID?.text, "--key-id", of: "key")
        try check(team?.text, "--team", of: "team")
        guard let reference = try reference() else {
            return DeveloperKey.demonstration.renamed(id: keyID?.text, team: team?.text)
        }
        return try SigningKeys.key(reference)
    }

    private func check(_ id: String?, _ option: String, of thing: String) throws(Failure) {
        guard let id, !KeyFile.isIdentifier(id) else { return }
        throw Failure(
            "Cannot mint with \(option) '\(id)'", "this is not the id of a \(thing)",
            next: "It has ten capital letters and digits.", status: .usage)
    }

    /// The user's own key, by its file; nil where none is named.
    func reference() throws(Failure) -> KeyReference? {
        guard let key else { return nil }
        guard let team else {
            throw Failure(
                "Cannot mint with the key '\(key)'", "its team is missing",
                next: "Add --team and the team's id, which the developer portal shows: ten capital letters and digits.",
                status: .usage)
        }
        return KeyReference(
            path: FileSystem.absolute(UserFolder.expandingHome(key.text)), id: keyID?.text, team: team.text,
            lifetime: try lifetime(), origins: try origins())
    }

    /// Seconds.
    func lifetime() throws(Failure) -> Int {
        guard let life else { return MusicClient.tokenLifetime }
        let seconds = try TimeSpan.parse(life.text, to: "mint a developer token that lives")
        guard seconds > 0 else {
            throw Failure(
                "Cannot mint a developer token that lives '\(life)'", "it would be at its end when it is made",
                next: "Write for example --life 1h.", status: .usage)
        }
        return seconds
    }

    /// - Throws: `Failure` for what browsers never send as an `Origin` (RFC 6454 §7).
    func origins() throws(Failure) -> [String] {
        let origins = origin.map(\.text)
        for text in origins {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            let isOrigin =
                parts.count == 3 && ["https:", "http:"].contains(parts[0]) && parts[1].isEmpty && !parts[2].isEmpty
                && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            if isOrigin { continue }
            throw Failure(
                "Cannot use the origin '\(text)'", "this is not a web origin: a scheme and a host, and perhaps a port",
                next: "Write for example --origin https://example.org, without a path or a slash at the end.",
                status: .usage)
        }
        return origins
    }
}
