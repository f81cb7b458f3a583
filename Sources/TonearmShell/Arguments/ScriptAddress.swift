import AppleMusicAPI

/// The address of MusicKit JS.
struct ScriptAddress: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "ADDRESS", example: "https://js-cdn.music.apple.com/musickit/v3/musickit.js")

    /// Whether the address is HTTPS or on this machine.
    var isUsable: Bool {
        guard let scheme = text.firstRange(of: "://"), !text.contains(where: { $0 == ";" || $0 == "'" }),
            let end = text[scheme.upperBound...].firstIndex(of: "/"),
            let origin = try? ServerOrigin(String(text[..<end]))
        else { return false }
        return origin.target(of: String(text[end...])) != nil
    }
}
