import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

extension TokenCommand {
    /// The forms of `token user`. If a service on the network answers, they act on its token, and not on the device's.
    enum User {}
}

extension TokenCommand.User {
    struct Inspect: Action {
        mutating func run(in shell: Shell) throws -> any View {
            shell.hasServer ? ServerUserToken.inspected(in: shell) : UserTokenLines.message(shell)
        }
    }

    struct Show: Action {
        mutating func run(in shell: Shell) throws -> any View {
            if shell.hasServer { return try ServerUserToken.shown(in: shell) }
            guard let token = shell.session.world.userToken else { throw Shell.noUserToken("show the user token") }
            return Message(.revealed(token.text))
        }
    }

    struct SetToken: Action {
        var input = TokenInput()
        var source: DeviceName?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.group(&input)
            fields.option("from", &source, "Copy the token that the app holds on another device.")
        }

        func validate() throws(ValidationError) {
            try TokenInput.check(ways: input.count + (source == nil ? 0 : 1))
        }

        mutating func run(in shell: Shell) throws -> any View {
            if shell.hasServer { return try setForServer(shell) }
            let token = try source.map { try shell.userToken(on: $0.text) } ?? input.token(kind: "user", in: shell)
            let changes = try shell.session.world.setUserToken(token, now: shell.now)
            var message = shell.message(of: shell.keeper.announce(changes))
            message.lines += UserTokenLines.inSimulator(shell)
            return message
        }

        private func setForServer(_ shell: Shell) throws -> any View {
            if source != nil {
                throw Failure(
                    "Cannot set the user token of \(shell.session.world.address.word)",
                    "the devices are simulated, and only the simulator knows their tokens",
                    next: "Type 'token user request' to get one that the service accepts.")
            }
            return try ServerUserToken.set(try input.token(kind: "user", in: shell), in: shell)
        }
    }

    struct Forget: Action {
        mutating func run(in shell: Shell) throws -> any View {
            if shell.hasServer { return try ServerUserToken.forgotten(in: shell) }
            return shell.message(of: try shell.act { device throws(Refusal) in try device.forgetUserToken() })
        }
    }

    /// A mistake: developer tokens are minted, user tokens are not.
    struct Mint: Action {
        mutating func run(in shell: Shell) throws -> any View {
            throw Failure(
                "Cannot mint a user token", "only the service makes them", next: "Type 'token user request'.",
                status: .usage)
        }
    }
}

extension Shell {
    /// Whether a service on the network answers, which has user tokens of its own.
    fileprivate var hasServer: Bool { session.world.address.origin != nil }

    /// The token that the app holds on another device, as if a backup of that device were restored here.
    fileprivate func userToken(on name: String) throws(Failure) -> String {
        let device = session.world.device
        let names = device.devices.map(\.name)
        guard names.contains(name) else {
            throw Failure(
                "Cannot copy the user token of '\(name)'", "there is no such device",
                next: Nearest.names(to: name, in: names).first.map { "Did you mean '\($0)'?" }
                    ?? "There are: \(names.joined(separator: ", ")).", status: .usage)
        }
        guard let token = device.userToken(of: device.currentApp, on: name) else {
            throw Failure(
                "Cannot copy the user token of '\(name)'", "'\(device.currentApp)' has none there",
                next: "Type 'device use \(name)' and 'token user request' to get one.")
        }
        return token.text
    }
}
