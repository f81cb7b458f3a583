import Console
import MusicWorld
import Synchronization
import SystemLayer

/// Which set of tokens a kept session names, and where it is.
package struct TokenReference: Equatable, Sendable {
    /// nil in sessions of programs that knew no stamps.
    var stamp: String?
    var isInKeyring = false

    static let none = TokenReference(stamp: TokenSets.noTokens)
}

/// Keeps the tokens of the sessions of a folder: those that a person brought in the keyring where there is one, and all others in files.
final class SessionTokens: Sendable {
    /// `$XDG_STATE_HOME/tonearm`
    private let folder: String
    /// The keyring, looked for when there is something for it; nil where there is none.
    private let keyring: @Sendable () -> Keyring?
    private let memory = Mutex(Memory())

    /// What this program found or left.
    private struct Memory {
        struct Known {
            var reference: TokenReference
            var tokens: [String: String]
            /// Whether a person brought them.
            var areOwn: Bool
        }

        /// By the names of sessions.
        var known: [String: Known] = [:]
        /// Why the keyring did not take tokens. It is not asked again: a person may have been asked for its password, and said no.
        var refusal: Keyring.Problem?
    }

    init(folder: String, keyring: @escaping @Sendable () -> Keyring?) {
        self.folder = folder
        self.keyring = keyring
    }

    func path(_ name: String) -> String { "\(folder)/tokens/\(name).json" }

    private func item(_ name: String) -> Keyring.Item? { keyring()?.item("session", name, of: folder) }

    /// Makes sure that a session's tokens are kept, beside those that the session on the disk names.
    /// - Parameters:
    ///   - usesKeyring: whether the keyring may be used.
    ///   - named: what the session on the disk names, looked up only when it is needed.
    ///   - tell: told where tokens of a person's own are kept when that is new; for a file, before it is written.
    /// - Throws: `Failure`.
    func add(
        _ world: World, of name: String, usesKeyring: Bool, named: () -> TokenReference?, tell: (String) -> Void
    ) throws -> TokenReference {
        let tokens = world.secrets
        let known = memory.withLock { $0.known[name] }
        let isNew = world.holdsOwnTokens && known?.areOwn != true
        var refusal: Keyring.Problem?
        if world.holdsOwnTokens, usesKeyring, let item = item(name) {
            do throws(Keyring.Problem) {
                let reference = try add(tokens, to: item, known, named)
                if isNew || known?.reference.isInKeyring == false {
                    tell("tokens are kept in the keyring of the desktop")
                }
                return reference
            } catch {
                refusal = error
            }
        }
        if isNew || world.holdsOwnTokens && known?.reference.isInKeyring == true {
            let why = refusal.map { "the keyring cannot be used: \($0); " } ?? ""
            tell("\(why)tokens are kept in \(path(name)), which nobody else can read; they are not encrypted")
        }
        let sets = TokenSets(place: TokenFile(path: path(name)))
        return TokenReference(stamp: try sets.add(tokens) { named().flatMap { $0.isInKeyring ? nil : $0.stamp } })
    }

    private func add(
        _ tokens: [String: String], to item: Keyring.Item, _ known: Memory.Known?, _ named: () -> TokenReference?
    ) throws(Keyring.Problem) -> TokenReference {
        if let refusal = memory.withLock({ $0.refusal }) { throw refusal }
        // As long as the session on the disk names them, they are there; to ask takes longer than all else of saving.
        if let known, known.reference.isInKeyring, known.tokens == tokens, named() == known.reference {
            return known.reference
        }
        do {
            let stamp = try TokenSets(place: item).add(tokens) { named().flatMap { $0.isInKeyring ? $0.stamp : nil } }
            return TokenReference(stamp: stamp, isInKeyring: true)
        } catch {
            let refusal = error as? Keyring.Problem ?? Keyring.Problem("\(error)")
            memory.withLock { $0.refusal = refusal }
            throw refusal
        }
    }

    /// What a session on the disk names, where this program read or wrote it.
    func known(_ name: String) -> TokenReference? { memory.withLock { $0.known[name]?.reference } }

    /// Takes out all tokens but those that the session on the disk names now.
    /// - Parameters:
    ///   - before: what it named until now.
    ///   - tell: told what is left.
    func keep(
        only reference: TokenReference, of world: World, named name: String, before: TokenReference?,
        tell: (String) -> Void
    ) {
        note(world, reference, of: name)
        let stamp = reference.stamp ?? TokenSets.noTokens
        let file = TokenSets(place: TokenFile(path: path(name)))
        file.keep(only: reference.isInKeyring ? TokenSets.noTokens : stamp)
        guard reference != before else { return }
        if reference.isInKeyring, let item = item(name) {
            TokenSets(place: item).keep(only: stamp)
        } else if before?.isInKeyring == true {
            forget(name, tell)
        }
    }

    private func forget(_ name: String, _ tell: (String) -> Void) {
        do throws(Keyring.Problem) {
            guard let item = item(name) else { throw Keyring.Problem("nothing leads to it from here") }
            try item.forget()
        } catch {
            tell("the keyring still has tokens of the session '\(name)': \(error)")
        }
    }

    /// The tokens that a session names.
    /// - Throws: `TokenProblem`.
    func tokens(_ reference: TokenReference, of name: String) throws(TokenProblem) -> [String: String] {
        if reference == .none { return [:] }
        let place: any TokenPlace
        if reference.isInKeyring {
            guard let item = item(name) else {
                throw .unreadable("they are in the keyring of the desktop, to which nothing leads from here")
            }
            place = item
        } else {
            place = TokenFile(path: path(name))
        }
        let found = try TokenSets(place: place).read().first { $0.stamp == reference.stamp }
        guard let found else {
            if reference.isInKeyring { throw .unreadable("the keyring was not opened, or has them no more") }
            return [:]
        }
        return found.tokens
    }

    /// Notes what was read, so that it is not said again where it is kept.
    func note(_ world: World, _ reference: TokenReference, of name: String) {
        memory.withLock {
            $0.known[name] = .init(reference: reference, tokens: world.secrets, areOwn: world.holdsOwnTokens)
        }
    }

    /// Takes out all tokens of a session.
    func remove(of name: String, named reference: TokenReference?, tell: (String) -> Void) {
        FileSystem.remove(path(name))
        if reference?.isInKeyring == true { forget(name, tell) }
        memory.withLock { $0.known[name] = nil }
    }
}
