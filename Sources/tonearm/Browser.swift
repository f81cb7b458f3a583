import Console
import SystemLayer

/// The user's browser, which shows a page of this machine.
///
/// The address of the page is a secret, and every user can see the arguments of a program. So the browser gets a private file that leads to
/// the page.
struct Browser {
    private let path: String

    /// - Returns: nil without a desktop, and if the browser cannot be started.
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
