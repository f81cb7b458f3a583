/// A reference to the session of a shell, through which commands change parts of it without copying the rest.
package final class SessionHolder {
    package var session: Session

    init(_ session: Session) { self.session = session }
}
