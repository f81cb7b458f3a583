import AppleMusicAPI
package import TonearmConsole
import TonearmWorld

extension Session {
    /// Returns the session for a file that may be shared, with secrets in requests and answers redacted. The session's
    /// own tokens are stored separately.
    package func hiding(_ secrets: Secrets) -> Session {
        var session = self
        session.world.exchange?.request.hide(secrets)
        session.trail.change { $0.hide(secrets) }
        session.variables = variables.mapValues { secrets.hidden(in: $0) }
        session.settings.editing.prompt = secrets.hidden(in: settings.editing.prompt)
        session.settings.editing.rightPrompt = settings.editing.rightPrompt.map { secrets.hidden(in: $0) }
        return session
    }
}

extension Request {
    fileprivate mutating func hide(_ secrets: Secrets) {
        target = secrets.hidden(in: target)
        headers = Headers(
            headers.hidingSecrets.fields.map { (secrets.hidden(in: $0.name), secrets.hidden(in: $0.value)) })
        body = secrets.hidden(in: body)
    }
}

extension Place {
    fileprivate mutating func hide(_ secrets: Secrets) {
        request.hide(secrets)
        title = secrets.hidden(in: title)
        if let name = focus?.name { focus?.name = secrets.hidden(in: name) }
        guard let response else { return }
        let bytes = response.body.bytes
        let shown = secrets.hidden(in: bytes)
        if shown != bytes { self.response?.body = .bytes(shown) }
    }
}
