/// A reference to the session of a shell, by which commands read and change parts of it without copying the rest.
package final class SessionHolder {
    package var session: Session

    init(_ session: Session) { self.session = session }
}
