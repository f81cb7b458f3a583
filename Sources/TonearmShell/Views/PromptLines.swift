import AppleMusicAPI
import MusicDevice
import MusicWorld

/// Where the session is, in front of what is typed and at the other end of the line.
package struct PromptLines {
    let session: Session
    /// How far the now playing item is, while that is shown.
    let playing: String?

    package init(session: Session, playing: String? = nil) {
        self.session = session
        self.playing = playing
    }

    /// `us albums/310730204> `; after an app was answered also its capabilities: `us PA- albums/310730204> `. What is not simulated stands before
    /// that: `live us> `.
    package var left: String {
        if session.world.device.consentDialog != nil { return "allow or deny> " }
        if session.world.device.offerSheet != nil { return "accept or dismiss> " }
        let flags = showsCapabilities ? CapabilityRow.letters(session.world.device.capabilities) : nil
        let focus = session.here?.focus?.resource.description
        return [session.world.address.promptWord, session.world.storefront, flags, focus].compactMap { $0 }.joined(
            separator: " ") + "> "
    }

    /// The name of the focus, and the three capabilities.
    package var right: String {
        if let playing { return playing }
        let flags = showsCapabilities ? CapabilityRow.line(session.world.device.capabilities) : nil
        return [session.here?.focus?.name, flags].compactMap { $0 }.joined(separator: "  ")
    }

    /// Who only explores the catalog is not shown what does not concern them.
    private var showsCapabilities: Bool { session.world.device.consent != .notDetermined }
}
