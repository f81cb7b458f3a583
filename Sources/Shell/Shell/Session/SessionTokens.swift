import Synchronization
import TonearmConsole
import TonearmSystem
import TonearmWorld

/// A reference to the set of tokens that a saved session names, and its place.
package struct TokenReference: Equatable, Sendable {
    /// The stamp; nil in sessions of releases before stamps.
    var stamp: String?
    var isInKeyring = false

    static let none = TokenReference(stamp: TokenSets.noTokens)
}

/// The tokens of a folder's sessions: the user's own are in the keyring if there is one, all others in files.
final class SessionTokens: Sendable {
    /// The folder, `$XDG_STATE_HOME/tonearm`.
    private let folder: String
    /// Returns the keyring, on demand; nil without one.
    private let keyring: @Sendable () -> Keyring?
    private let memory = Mutex(Memory())

    /// The tokens that this process has read or written.
    private struct Memory {
        struct Known {
            var reference: TokenReference
            var tokens: [String: String]
            /// Whether they are the user's own tokens.
            var areOwn: Bool
        }

        /// The tokens by the names of sessions.
        var known: [String: Known] = [:]
        /// The reason why the keyring did not accept tokens. It is not tried again, because the user may have refused
        /// to unlock it.
        var refusal: Keyring.Problem?
    }

    init(folder: String, keyring: @escaping @Sendable () -> Keyring?) {
        self.folder = folder
        self.keyring = keyring
    }

    func path(_ name: String) -> String { "\(folder)/tokens/\(name).json" }

    private func item(_ name: String) -> Keyring.Item? { keyring()?.item("session", name, of: folder) }

    /// Stores a session's tokens, in addition to those that the session on disk refers to.
    /// - Parameters:
    ///   - usesKeyring: whether the keyring may be used.
    ///   - named: returns the reference of the session on disk to its tokens; called only if necessary.
    ///   - tell: receives a sentence about the place of the user's own tokens, if that is new. For a file it is called
    ///     before the file is written.
    /// - Throws: `Failure` if they cannot be stored.
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
            tell("\(why)tokens are kept in \(path(name)), which only you can read; they are not encrypted")
        }
        let sets = TokenSets(place: TokenFile(path: path(name)))
        return TokenReference(stamp: try sets.add(tokens) { named().flatMap { $0.isInKeyring ? nil : $0.stamp } })
    }

    private func add(
        _ tokens: [String: String], to item: Keyring.Item, _ known: Memory.Known?, _ named: () -> TokenReference?
    ) throws(Keyring.Problem) -> TokenReference {
        if let refusal = memory.withLock({ $0.refusal }) { throw refusal }
        // If the session on disk refers to these tokens, they are in the keyring. Reading it would take longer than the
        // rest of saving.
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

    /// Returns the reference of the session on disk to its tokens, if this process has read or written the session.
    func known(_ name: String) -> TokenReference? { memory.withLock { $0.known[name]?.reference } }

    /// Removes all tokens except those that the session on disk now refers to.
    /// - Parameters:
    ///   - before: the reference to the session's previous tokens; nil if unknown.
    ///   - tell: receives a sentence if tokens cannot be removed from the keyring.
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
        item(name).forget(tokensOf: "the session '\(name)'", tell)
    }

    /// Reads the tokens that a session names.
    /// - Throws: `TokenProblem` if they cannot be read.
    func tokens(_ reference: TokenReference, of name: String) throws(TokenProblem) -> [String: String] {
        if reference == .none { return [:] }
        let place: any TokenPlace
        if reference.isInKeyring {
            guard let item = item(name) else {
                throw .unreadable("they are in the desktop's keyring, which is not available here")
            }
            place = item
        } else {
            place = TokenFile(path: path(name))
        }
        let found = try TokenSets(place: place).read().first { $0.stamp == reference.stamp }
        guard let found else {
            if reference.isInKeyring { throw .unreadable("the keyring was not unlocked, or no longer has them") }
            return [:]
        }
        return found.tokens
    }

    /// Records the tokens that were read, so that their place is not announced again.
    func note(_ world: World, _ reference: TokenReference, of name: String) {
        memory.withLock {
            $0.known[name] = .init(reference: reference, tokens: world.secrets, areOwn: world.holdsOwnTokens)
        }
    }

    /// Removes all tokens of a session.
    func remove(of name: String, named reference: TokenReference?, tell: (String) -> Void) {
        FileSystem.remove(path(name))
        if reference?.isInKeyring == true { forget(name, tell) }
        memory.withLock { $0.known[name] = nil }
    }
}

extension Keyring.Item? {
    /// Removes an item that holds tokens.
    /// - Parameter tell: receives a sentence if it cannot be removed.
    func forget(tokensOf owner: String, _ tell: (String) -> Void) {
        do throws(Keyring.Problem) {
            guard let item = self else { throw Keyring.Problem("it is not available here") }
            try item.forget()
        } catch {
            tell("the keyring still has tokens of \(owner): \(error)")
        }
    }
}
