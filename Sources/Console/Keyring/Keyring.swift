import SystemLayer

/// The keyring of a person's desktop: what is in it is encrypted, and open only while the person is there (freedesktop.org, "Secret Service
/// API").
///
/// libsecret's program `secret-tool` asks it. Secrets go through its input and its output, so that no list of processes shows them.
package struct Keyring: Sendable {
    /// The file of `secret-tool`.
    private let program: String
    /// Called where it does not answer at once: it may be waiting for a person to open it.
    private let whenSlow: @Sendable () -> Void

    package init(program: String, whenSlow: @escaping @Sendable () -> Void = {}) {
        self.program = program
        self.whenSlow = whenSlow
    }

    /// The keyring of the desktop's session that this program runs in; nil where nothing leads to one. Whether it opens is known when it is
    /// asked.
    package static func ofDesktop(whenSlow: @escaping @Sendable () -> Void) -> Keyring? {
        guard !(OperatingSystem.environment("DBUS_SESSION_BUS_ADDRESS") ?? "").isEmpty,
            let program = ProgramSearch.absolute("secret-tool")
        else { return nil }
        return Keyring(program: program, whenSlow: whenSlow)
    }

    /// Why the keyring does not do what it is asked for, in words that stand behind a colon.
    package struct Problem: Error, Equatable, CustomStringConvertible {
        package let description: String

        package init(_ description: String) { self.description = description }
    }

    /// A text in the keyring.
    package struct Item: Sendable {
        let keyring: Keyring
        /// As programs show it that list what a keyring has.
        let label: String
        /// By which it is found, a name and a value in turn. They are not encrypted.
        let attributes: [String]
    }

    /// - Parameters:
    ///   - kind: `session`
    ///   - name: among those of the kind and the folder.
    ///   - folder: where the rest of it is kept; another one has items of its own.
    package func item(_ kind: String, _ name: String, of folder: String) -> Item {
        Item(
            keyring: self, label: "tonearm: \(kind) '\(name)'",
            attributes: ["application", "tonearm", "folder", folder, kind, name])
    }

    /// Bytes: `secret-tool` takes no more, and says nothing of it.
    package static let longest = 8191
    /// A person may have to open it meanwhile. Ctrl-C reaches the program, and ends it.
    private static let milliseconds = 60_000
    /// The largest answer in bytes.
    private static let longestAnswer = 1 << 16

    fileprivate func run(_ arguments: [String], input: [UInt8] = []) throws(Problem) -> ProgramRun.Answer {
        var run = ProgramRun(
            ProgramStart(program, arguments, environment: .desktop), input: input, limit: Self.longestAnswer)
        run.milliseconds = Self.milliseconds
        run.whenSlow = whenSlow
        do throws(ProgramRun.Failure) {
            return try run.run()
        } catch .notStarted(let error) {
            throw Problem("'\(program)' cannot be started: \(error)")
        } catch .notWritten(let error) {
            throw Problem("it cannot be given the tokens: \(error)")
        } catch .late {
            throw Problem("it did not answer within \(Self.milliseconds / 1000) seconds")
        } catch {
            throw Problem("it answers more than was ever kept")
        }
    }
}

extension Keyring.Item {
    /// - Returns: nil where there is none, or where the person did not open the keyring: the two are answered alike.
    package func text() throws(Keyring.Problem) -> [UInt8]? {
        let answer = try keyring.run(["lookup"] + attributes)
        if answer.end.status == 0 { return answer.output }
        guard answer.errors.isEmpty else { throw problem(answer) }
        if answer.end.status == 1 { return nil }
        throw problem(answer)
    }

    /// Keeps a text in the place of the one before.
    /// - Parameter text: UTF-8, at most `Keyring.longest` bytes.
    package func keep(_ text: [UInt8]) throws(Keyring.Problem) {
        guard text.count <= Keyring.longest else {
            throw Keyring.Problem("it takes no more than \(Keyring.longest) bytes, and these are \(text.count)")
        }
        let answer = try keyring.run(["store", "--label=\(label)"] + attributes, input: text)
        guard answer.end.status == 0 else { throw problem(answer) }
    }

    /// Takes the text out, where there is one.
    package func forget() throws(Keyring.Problem) {
        let answer = try keyring.run(["clear"] + attributes)
        guard answer.end.status == 0 || answer.errors.isEmpty && answer.end.status == 1 else { throw problem(answer) }
    }

    /// What the program said, without its name; its status where it said nothing.
    private func problem(_ answer: ProgramRun.Answer) -> Keyring.Problem {
        if answer.end.status == Signal.interrupt.exitStatus { return Keyring.Problem("it was interrupted") }
        let lines = String(decoding: answer.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let said = lines.first(where: { $0.hasPrefix("secret-tool: ") })?.dropFirst(13) ?? lines.last else {
            return Keyring.Problem("'secret-tool' ended with the status \(answer.end.status)")
        }
        return Keyring.Problem(String(said.prefix(200)))
    }
}
