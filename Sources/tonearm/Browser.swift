import Console

/// The person's own browser, to which a page of this machine is shown.
///
/// The page's address is a secret, and what a program is given as an argument can be seen by everybody. So the browser is given a file of the
/// person's own, which leads to the page.
struct Browser {
    private let path: String

    /// - Returns: nil where no browser can be seen, or none opens.
    init?(opening address: String) {
        guard Terminal.isInteractive, let folder = UserFolder.state, let program = OperatingSystem.browser else {
            return nil
        }
        path = "\(folder)/authorize.html"
        let text = "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=\(address)\">"
        guard PrivateFile.replace(path, with: Array(text.utf8)) == nil else { return nil }
        guard OperatingSystem.start(program, ["file://" + path]) else {
            forget()
            return nil
        }
    }

    func forget() { FileSystem.remove(path) }
}
