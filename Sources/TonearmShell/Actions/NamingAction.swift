/// A command whose words become names in the session or of files. Names are displayed and saved with the session,
/// which may be shared, so secrets are refused. A command that only uses or deletes a name sets `givesName` to false.
protocol NamingAction: Action {}

extension NamingAction {
    var givesName: Bool { true }
}
