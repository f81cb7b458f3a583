import TonearmSystem

/// The keyring of the user's desktop. Its contents are encrypted, and unlocked only while the user is logged in
/// (freedesktop.org, "Secret Service API").
///
/// The program `secret-tool` of libsecret accesses it. Secrets pass through its standard input and output, so no list
/// of processes shows them.
package struct Keyring: Sendable {
    /// The path of `secret-tool`.
    private let program: String
    /// Called if the keyring does not answer at once, because it may be waiting for the user to unlock it.
    private let whenSlow: @Sendable () -> Void

    package init(program: String, whenSlow: @escaping @Sendable () -> Void = {}) {
        self.program = program
        self.whenSlow = whenSlow
    }

    /// Returns the keyring of the current desktop session; nil if the environment has no D-Bus session or
    /// `secret-tool` is not installed. Whether it can be unlocked is only known after a request.
    package static func ofDesktop(whenSlow: @escaping @Sendable () -> Void) -> Keyring? {
        guard !(OperatingSystem.environment("DBUS_SESSION_BUS_ADDRESS") ?? "").isEmpty,
            let program = ProgramSearch.absolute("secret-tool")
        else { return nil }
        return Keyring(program: program, whenSlow: whenSlow)
    }

    /// A reason why the keyring failed, worded to follow a colon.
    package struct Problem: Error, Equatable, CustomStringConvertible {
        package let description: String

        package init(_ description: String) { self.description = description }
    }

    /// An entry in the keyring.
    package struct Item: Sendable {
        let keyring: Keyring
        /// The name that keyring managers show.
        let label: String
        /// The attributes that identify the entry: name, value, name, value … They are not encrypted.
        let attributes: [String]
    }

    /// - Parameters:
    ///   - kind: the kind of entry, such as `session`.
    ///   - name: a name that is unique in the kind and folder.
    ///   - folder: the folder of the related files; each folder has its own entries.
    package func item(_ kind: String, _ name: String, of folder: String) -> Item {
        Item(
            keyring: self, label: "tonearm: \(kind) '\(name)'",
            attributes: ["application", "tonearm", "folder", folder, kind, name])
    }

    /// The largest secret in bytes: `secret-tool` silently cuts off longer ones.
    package static let longest = 8191
    /// The time limit of a request: the user may have to unlock the keyring. Ctrl-C reaches the program and ends it.
    private static let milliseconds = 60_000
    /// The largest answer in bytes.
    private static let longestAnswer = 1 << 16

    fileprivate func run(_ arguments: [String], input: [UInt8] = []) throws(Problem) -> ProgramRun.Answer {
        var run = HelperProgram(at: program, arguments, environment: .desktop).run(
            input: input, limit: Self.longestAnswer, milliseconds: Self.milliseconds)
        run.whenSlow = whenSlow
        do throws(ProgramRun.Problem) {
            return try run.run()
        } catch .notStarted(let error) {
            throw Problem("'\(program)' cannot be started: \(error)")
        } catch .notWritten(let error) {
            throw Problem("it cannot be given the tokens: \(error)")
        } catch .late {
            throw Problem("it did not answer within \(Self.milliseconds / 1000) seconds")
        } catch {
            throw Problem("its answer is too long")
        }
    }
}

extension Keyring.Item {
    /// Reads the entry. Returns nil if it is missing or the user did not unlock the keyring, which `secret-tool` does
    /// not distinguish.
    package func text() throws(Keyring.Problem) -> [UInt8]? {
        let answer = try keyring.run(["lookup"] + attributes)
        if answer.end.status == 0 { return answer.output }
        guard answer.errors.isEmpty else { throw problem(answer) }
        if answer.end.status == 1 { return nil }
        throw problem(answer)
    }

    /// Stores a text in place of the earlier one.
    /// - Parameter text: UTF-8, at most `Keyring.longest` bytes.
    package func keep(_ text: [UInt8]) throws(Keyring.Problem) {
        guard text.count <= Keyring.longest else {
            throw Keyring.Problem("it takes no more than \(Keyring.longest) bytes, and these are \(text.count)")
        }
        let answer = try keyring.run(["store", "--label=\(label)"] + attributes, input: text)
        guard answer.end.status == 0 else { throw problem(answer) }
    }

    /// Removes the entry if it exists.
    package func forget() throws(Keyring.Problem) {
        let answer = try keyring.run(["clear"] + attributes)
        guard answer.end.status == 0 || answer.errors.isEmpty && answer.end.status == 1 else { throw problem(answer) }
    }

    /// Returns the error message of `secret-tool` without the program's name, or its exit status if it printed
    /// nothing.
    private func problem(_ answer: ProgramRun.Answer) -> Keyring.Problem {
        if answer.end.status == Signal.interrupt.exitStatus { return Keyring.Problem("it was interrupted") }
        let lines = String(decoding: answer.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let message = lines.first(where: { $0.hasPrefix("secret-tool: ") })?.dropFirst(13) ?? lines.last else {
            return Keyring.Problem("'secret-tool' ended with the status \(answer.end.status)")
        }
        return Keyring.Problem(String(message.prefix(200)))
    }
}
