import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTerminalText
import TonearmWorld

/// The shell's connection to the attached world: its secret and tokens, and reports of other clients' changes.
final class AttachedWorld: BackgroundSource, ShellPart {
    unowned let shell: Shell
    /// The secrets of control addresses. They are never stored in sessions, histories or files.
    var secrets: [ServerOrigin: String] = [:]
    /// The simulators on this machine that introduced themselves.
    var simulators: [ServerOrigin: ServedSimulator] = [:]
    /// The tokens of all worlds that were attached, by the worlds' ids.
    private var tokens: [String: Tokens] = [:]
    /// The learner's places in classes, by the ids of the worlds that links opened.
    private var memberships: [String: ClassMembership] = [:]
    /// The last summary of the world; nil before the first look.
    private var known: WorldSummary?
    /// The attachment to which the last summary belongs.
    private var seen: Attachment?
    /// The writing requests of this shell that are not yet found in the journal, such as `POST /v1/me/library`.
    private var ownWrites: [String] = []
    /// The running look.
    private var errand: Errand<Look>?
    /// The time of the next look, in milliseconds of the system's clock.
    private var next: Milliseconds = 0
    /// The last reported problem, which is not reported again.
    private var trouble: String?

    /// The tokens of a world.
    struct Tokens {
        /// The name of the world; nil if it has none.
        var name: String?
        var origin: ServerOrigin
        var developer: String
        /// The user tokens, by the names of their accounts.
        var users: [String: String]
    }

    /// The result of one look at the world.
    private struct Look: Sendable {
        var attachment: Attachment
        var summary: Result<WorldSummary, AttachmentProblem>
        var writes: [String] = []
    }

    /// The time between two polls in milliseconds.
    private static let pause = 1_000
    /// The most requests that the server's journal contains.
    private static let journalCapacity = 1_000

    init(of shell: Shell) { self.shell = shell }

    private var control: ControlClient? { session.attachment.flatMap { control(of: $0) } }

    /// Returns a client of an attachment's control address; nil if its secret is unknown.
    func control(of attachment: Attachment) -> ControlClient? {
        guard let secret = secrets[attachment.control] else { return nil }
        return ControlClient(client: client, address: ControlAddress(origin: attachment.control, secret: secret))
    }

    /// Returns the learner's place in the class of a world; nil if a link to a class did not open the world.
    func membership(in world: String) -> ClassMembership? { memberships[world] }

    func keep(_ membership: ClassMembership?, of world: String) { memberships[world] = membership }

    /// Returns a client of the attached world's control address.
    /// - Throws: `Failure` if no world is attached, or if its secret is unknown.
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

    /// Stores a world's tokens, redacts them in output, and uses them for requests.
    func keep(_ tokens: Tokens, of world: String) {
        self.tokens[world] = tokens
        screen.secrets.insert([tokens.developer] + tokens.users.values)
        lendTokens()
    }

    /// The names, or else the ids, of the worlds that were attached, except `default`.
    var worlds: [String] { tokens.map { $0.value.name ?? $0.key }.filter { $0 != "default" }.sorted() }

    /// Returns a world's tokens; nil if this shell never received them.
    func tokens(of world: String) -> Tokens? { tokens[world] }

    /// Uses the attached world's tokens for requests. `undo` may have changed the attached world.
    func lendTokens() {
        // Tokens were lent only if this shell received some.
        if tokens.isEmpty { return }
        guard let attachment = session.attachment, let known = tokens[attachment.world] else {
            return client.takeBackTokens()
        }
        client.lend(
            LentTokens(
                developer: known.developer, user: attachment.account.flatMap { known.users[$0] },
                world: attachment.world),
            for: known.origin)
    }

    /// Starts polling the attached world, and drops the state of the previous one.
    func begin(with summary: WorldSummary?) {
        errand?.cancel()
        (known, seen, ownWrites, errand, trouble) = (summary, session.attachment, [], nil, nil)
        next = systemMilliseconds.addingClamped(Self.pause)
    }

    /// Records a writing request of this shell, so that it is not reported as another client's.
    func noteOwn(_ request: Request) {
        guard session.attachment != nil else { return }
        ownWrites.append("\(request.method.rawValue) \(request.path)")
        // A script never looks at the world, and the journal has no older entries.
        if ownWrites.count > 2 * Self.journalCapacity { ownWrites.removeFirst(Self.journalCapacity) }
    }

    /// Updates the summary after a change by this shell, so that the change is not reported.
    func follow() async {
        guard let control, let attachment = session.attachment else { return }
        if var summary = try? await control.summary(of: attachment.world) {
            // Keep the old number, so that other clients' requests are still reported.
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
        do throws(AttachmentProblem) {
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

    /// Returns lines about other clients' writing requests, and removes this shell's own.
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

    private func report(_ failure: AttachmentProblem, _ attachment: Attachment) throws {
        let sentence = failure.sentence(of: attachment)
        guard sentence != trouble else { return }
        trouble = sentence
        try show(StyledText("note: ", .warning) + StyledText(sentence))
    }
}
