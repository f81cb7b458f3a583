/// A command whose words become names, in the session or of files. They are shown wherever the named thing is, and stand in the session's file,
/// which may be handed on: so no secret may become one.
/// One that only uses or deletes what has a name says so by `givesName`.
protocol NamingAction: Action {}

extension NamingAction {
    var givesName: Bool { true }
}
