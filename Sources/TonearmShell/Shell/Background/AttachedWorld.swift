import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import TerminalText

/// The attached world of a server: its secret, requests to its control address, and the changes that others make there.
final class AttachedWorld: BackgroundSource, ShellPart {
    unowned let shell: Shell
    /// The secrets of control addresses. They are in no session, no history and no file.
    var secrets: [ServerOrigin: String] = [:]
    /// The tokens of the worlds that were attached, by their ids.
    private var tokens: [String: Tokens] = [:]
    /// The world as it was seen last.
    private var known: WorldSummary?
    /// The world that was seen last.
    private var seen: Attachment?
    /// The writing requests of this shell that the journal has not shown yet: `POST /v1/me/library`.
    private var ownWrites: [String] = []
    private var errand: Errand<Look>?
    /// The time of the next look, in milliseconds of the system's clock.
    private var next: Milliseconds = 0
    /// The trouble that was reported, which is reported once.
    private var trouble: String?

    /// The tokens of a world.
    struct Tokens {
        var origin: ServerOrigin
        var developer: String
        /// The user tokens by the names of accounts.
        var users: [String: String]
    }

    /// The result of one look at the world.
    private struct Look: Sendable {
        var attachment: Attachment
        var summary: Result<WorldSummary, ControlFailure>
        var writes: [String] = []
    }

    /// Milliseconds between two looks.
    private static let pause = 1_000

    init(of shell: Shell) { self.shell = shell }

    private var control: ControlClient? {
        guard let attachment = session.attachment, let secret = secrets[attachment.control] else { return nil }
        return ControlClient(client: client, address: ControlAddress(origin: attachment.control, secret: secret))
    }

    /// The client of the attached world's control address.
    /// - Throws: `Failure` if nothing is attached, or its secret is not known any more.
    func requiredControl(to purpose: String) throws(Failure) -> (ControlClient, Attachment) {
        guard let attachment = session.attachment else {
            throw Failure(
                "Cannot \(purpose)", "no world of a server is attached", next: "Type for example 'attach ready.json'.")
        }
        guard let control else {
            throw Failure(
                "Cannot \(purpose)", "the secret of \(attachment.control) is not known here",
                next: "Type 'attach' again with the file of 'tonearm serve --ready FILE'.")
        }
        return (control, attachment)
    }

    /// Keeps the tokens of a world, hides them, and lends them to requests.
    func keep(_ tokens: Tokens, of world: String) {
        self.tokens[world] = tokens
        screen.secrets.insert([tokens.developer] + tokens.users.values)
        lendTokens()
    }

    /// The tokens of a world; nil if they are not known here.
    func tokens(of world: String) -> Tokens? { tokens[world] }

    /// Lends requests the tokens of the attached world, which 'undo' may have changed.
    func lendTokens() {
        guard let attachment = session.attachment, let known = tokens[attachment.world] else {
            return client.takeBackTokens()
        }
        client.lend(
            LentTokens(developer: known.developer, user: attachment.account.flatMap { known.users[$0] }),
            for: known.origin)
    }

    /// Begins to look at a world.
    func begin(with summary: WorldSummary?) {
        errand?.cancel()
        (known, seen, ownWrites, errand, trouble) = (summary, session.attachment, [], nil, nil)
        next = systemMilliseconds.addingClamped(Self.pause)
    }

    /// Notes a request of this shell that changes something.
    func noteOwn(_ request: Request) {
        guard session.attachment != nil else { return }
        ownWrites.append("\(request.method.rawValue) \(request.path)")
    }

    /// Takes the world as it is now, after a change of this shell.
    func follow() async {
        guard let control, let attachment = session.attachment else { return }
        if var summary = try? await control.summary(of: attachment.world) {
            // Requests of others are still to be reported.
            summary.lastRequest = known?.lastRequest ?? summary.lastRequest
            known = summary
        }
    }

    var timeToNext: Milliseconds? {
        guard control != nil else { return nil }
        if let errand { return errand.value == nil ? Errand<Look>.pause : 0 }
        return max(0, next.subtractingClamped(systemMilliseconds))
    }

    func run() throws {
        guard timeToNext == 0, let control, let attachment = session.attachment else { return }
        if seen?.world != attachment.world { begin(with: nil) }
        guard let look = errand?.value else {
            let last = known?.lastRequest
            errand = Errand { await Self.look(at: attachment, by: control, since: last) }
            return
        }
        errand = nil
        next = systemMilliseconds.addingClamped(Self.pause)
        guard look.attachment == attachment else { return }
        switch look.summary {
        case .failure(let failure): try report(failure, attachment)
        case .success(let summary):
            trouble = nil
            let lines = changes(to: summary) + othersWrites(look.writes)
            known = summary
            for line in lines { try show(.faint("\(attachment.title): ") + StyledText(line)) }
        }
    }

    private static func look(at attachment: Attachment, by control: ControlClient, since last: Int?) async -> Look {
        do throws(ControlFailure) {
            let summary = try await control.summary(of: attachment.world)
            var look = Look(attachment: attachment, summary: .success(summary))
            if let last, summary.lastRequest > last {
                look.writes = try await control.writes(in: attachment.world, since: last)
            }
            return look
        } catch {
            return Look(attachment: attachment, summary: .failure(error))
        }
    }

    private func changes(to summary: WorldSummary) -> [String] { known.map { summary.changes(since: $0) } ?? [] }

    /// The writing requests of other clients.
    private func othersWrites(_ writes: [String]) -> [String] {
        writes.filter { write in
            guard let own = ownWrites.firstIndex(of: write) else { return true }
            ownWrites.remove(at: own)
            return false
        }.map { "\($0) by another client" }
    }

    private func show(_ text: StyledText) throws {
        try screen.show(Wrapping.lines(of: text, width: screen.frame.width, hangingIndent: 0))
    }

    private func report(_ failure: ControlFailure, _ attachment: Attachment) throws {
        let sentence = failure.sentence(of: attachment)
        guard sentence != trouble else { return }
        trouble = sentence
        try show(StyledText("note: ", .warning) + StyledText(sentence))
    }
}
