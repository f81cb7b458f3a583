import AppleMusicAPI
import TonearmConsole
import TonearmWorld

extension Shell: AttachmentContext {
    func controlSecret(for origin: ServerOrigin) -> String? {
        background.attached.secrets[origin]
            ?? (provenance.author.isTrusted ? environment.variable("TONEARM_CONTROL_SECRET") : nil)
    }

    func attach(to address: ControlAddress?, world: String?) async throws -> Attachment {
        let current = session.attachment
        let what = "Cannot attach to '\(world ?? address?.origin.description ?? "")'"
        let control: ControlClient
        if let address {
            control = ControlClient(client: client, address: address)
        } else {
            (control, _) = try background.attached.requiredControl(to: "attach to '\(world ?? "")'")
        }
        screen.secrets.insert([control.address.secret])
        do throws(AttachmentProblem) {
            let facts = try await control.ask(.get, ControlClient.path(world ?? "default"))
            guard let id = facts["id"]?.string, let text = facts["origin"]?.string,
                let origin = try? ServerOrigin(text), let tokens = facts["tokens"]?.object
            else { throw AttachmentProblem.foreign }
            let summary = try await control.summary(of: id)
            let account = tokens.names.first { $0 != "developer" }
            let attachment = Attachment(
                control: control.address.origin, world: id, name: facts["name"]?.string, account: account,
                before: current?.before ?? session.world.address)
            background.attached.secrets[control.address.origin] = control.address.secret
            session.world.address = .server(at: origin)
            session.attachment = attachment
            background.attached.keep(Self.tokens(tokens, of: attachment.name, at: origin), of: id)
            background.attached.begin(with: summary)
            return attachment
        } catch {
            throw error.error(what)
        }
    }

    private static func tokens(
        _ tokens: JSONObject, of name: String?, at origin: ServerOrigin
    ) -> AttachedWorld.Tokens {
        let texts = tokens.members.compactMap { member in member.value.string.map { (member.name, $0) } }
        var users = Dictionary(texts) { first, _ in first }
        let developer = users.removeValue(forKey: "developer") ?? ""
        return AttachedWorld.Tokens(name: name, origin: origin, developer: developer, users: users)
    }

    func detach() {
        session = session.detached
        background.attached.lendTokens()
        background.attached.begin(with: nil)
        client.disconnect()
    }

    func control(_ method: Request.Method, _ path: String, _ body: JSON?) async throws -> JSON {
        let (control, attachment) = try background.attached.requiredControl(to: "change the attached world")
        do throws(AttachmentProblem) {
            let answer = try await control.ask(method, ControlClient.path(attachment.world, path), body)
            if !Request(method, path).isReading { await background.attached.follow() }
            return answer
        } catch {
            if error.isGone { throw Failure("Cannot do this", error.sentence(of: attachment), next: "Type 'detach'.") }
            throw error.error("Cannot do this")
        }
    }

    func useAttachedAccount(_ name: String) async throws {
        let accounts = try await control(.get, "accounts", nil)["accounts"]?.array ?? []
        let names = accounts.compactMap { $0["name"]?.string }
        guard names.contains(name) else {
            throw Failure(
                "Cannot sign in '\(name)'", "the attached world has no such account",
                next: "There are: \(names.joined(separator: ", ")).")
        }
        if let world = session.attachment?.world, background.attached.tokens(of: world)?.users[name] == nil {
            try await renewToken(of: name)
        }
        session.attachment?.account = name
        background.attached.lendTokens()
    }

    func renewAttachedTokens() async throws {
        guard let world = session.attachment?.world, var known = background.attached.tokens(of: world) else { return }
        guard let text = try await control(.get, "", nil)["tokens"]?["developer"]?.string else { return }
        known.developer = text
        background.attached.keep(known, of: world)
    }

    func renewAttachedToken() async throws {
        if let account = session.attachment?.account { try await renewToken(of: account) }
    }

    private func renewToken(of account: String) async throws {
        guard let world = session.attachment?.world, var known = background.attached.tokens(of: world) else { return }
        known.users[account] = try await control(.post, "accounts/\(account)/token", nil)["token"]?.string
        background.attached.keep(known, of: world)
    }
}

/// Links and classes.
extension Shell {
    func attach(to link: AccessAddress) async throws -> (Attachment, ClassMembership?) {
        screen.secrets.insert([link.code])
        let opening = ControlClient(client: client, address: ControlAddress(origin: link.origin, secret: ""))
        let ready: JSON
        do throws(AttachmentProblem) { ready = try await opening.ask(.post, "/open/\(link.code)") } catch {
            throw error.error("Cannot open the link to '\(link.origin)'")
        }
        guard let secret = ready["secret"]?.string, !secret.isEmpty else {
            throw AttachmentProblem.foreign.error("Cannot open the link to '\(link.origin)'")
        }
        let address = ControlAddress(origin: link.origin, secret: secret)
        let attachment = try await attach(to: address, world: ready["world"]?.string)
        let control = ControlClient(client: client, address: address)
        let answer = try? await control.ask(.get, ControlClient.path(attachment.world, "progress"))
        let membership = answer.flatMap(ClassMembership.init)
        background.attached.keep(membership, of: attachment.world)
        return (attachment, membership)
    }

    func askClass(_ method: Request.Method, _ path: String, _ body: JSON?, to purpose: String) async throws -> JSON {
        let (control, _) = try background.attached.requiredControl(to: purpose)
        do throws(AttachmentProblem) { return try await control.ask(method, "/class" + path, body) } catch {
            throw error.errorOfClass("Cannot \(purpose)")
        }
    }
}

extension AttachmentProblem {
    /// Returns the error of a teacher's command.
    fileprivate func errorOfClass(_ what: String) -> any Error {
        guard self == .secret else { return error(what) }
        return Failure(
            what, "the link of the attached world does not open it",
            next: "The teacher's link does, which 'tonearm class' printed: 'attach LINK'.")
    }
}
