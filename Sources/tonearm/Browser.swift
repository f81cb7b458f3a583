import Console
import SystemLayer

/// The user's browser, to show a page that this program serves.
///
/// The page's address is a secret, and process lists show arguments to all users. So the browser opens a private file
/// that redirects to the page.
struct Browser {
    private let path: String

    /// - Returns: nil if there is no desktop or the browser cannot be started.
    init?(opening address: String) {
        guard Terminal.isInteractive, let folder = UserFolder.state, let program = ProgramSearch.browser else {
            return nil
        }
        path = "\(folder)/authorize.html"
        let text = "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=\(address)\">"
        guard PrivateFile.replace(path, with: Array(text.utf8)) == nil else { return nil }
        let start = ProgramStart(program, ["file://" + path], environment: .desktop)
        guard (try? start.start()) != nil else {
            forget()
            return nil
        }
    }

    func forget() { FileSystem.remove(path) }
}
