import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmSystem
import TonearmWorld

/// The options for minting a developer token.
struct MintOptions: DeclaredArguments {
    var life: DurationText?
    var origin: [WebOrigin] = []
    var key: FilePath?
    var keyID: KeyIdentifier?
    var team: TeamIdentifier?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("life", &life, "Let the token expire after this time, such as 1h or 200d. Half a day by default.")
        fields.option("origin", &origin, "Restrict the token to a web origin; may be repeated.")
        fields.option(
            "key", &key, "Sign with your own media key, AuthKey_ID.p8. The key itself is never stored.")
        fields.option("key-id", &keyID, "Use this key id, not that in the file's name. A wrong one shows the refusal.")
        fields.option("team", &team, "Use this team id, which '--key' needs. A wrong one shows the refusal.")
    }

    /// Returns the demonstration key, perhaps under other ids, or the user's own key.
    /// - Throws: `Failure`, which does not quote the file's content.
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
        throw Failure.usage(
            "Cannot mint with \(option) '\(id)'", "this is not the id of a \(thing)",
            next: "It has ten capital letters and digits.")
    }

    /// Returns the user's own key, by its file; nil if no file is given.
    func reference() throws(Failure) -> KeyReference? {
        guard let key else { return nil }
        guard let team else {
            throw Failure.usage(
                "Cannot mint with the key '\(key)'", "its team is missing",
                next: "Add --team and the team's id, which the developer portal shows: ten capital letters and digits.")
        }
        return KeyReference(
            path: FileSystem.absolute(UserFolder.expandingHome(key.text)), id: keyID?.text, team: team.text,
            lifetime: try lifetime(), origins: try WebOrigin.checked(origin))
    }

    /// Returns the lifetime in seconds.
    func lifetime() throws(Failure) -> Int {
        guard let life else { return MusicClient.tokenLifetime }
        let seconds = try TimeSpan.parse(life.text, to: "mint a developer token that lives")
        guard seconds > 0 else {
            throw Failure.usage(
                "Cannot mint a developer token that lives '\(life)'", "it would expire at once",
                next: "Write for example --life 1h.")
        }
        return seconds
    }
}
