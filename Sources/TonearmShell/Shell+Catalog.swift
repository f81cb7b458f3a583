import AppleMusicAPI
import AppleMusicSimulator
package import Console

extension Shell {
    /// Answers from another catalog from now on.
    /// - Parameter text: a file, or `built-in`.
    /// - Throws: `Failure` when there is no catalog, or not a whole one; the session is then as it was.
    package func use(catalog text: String) throws(Failure) {
        let before = session.catalog
        session.catalog = Catalogs.path(text)
        // A file of this name may be another one by now.
        opened = nil
        do throws(Failure) {
            _ = try answering()
        } catch {
            session.catalog = before
            throw error
        }
    }

    /// What is wrong with the session's catalog, if anything is.
    package func catalogFailure() -> Failure? {
        opened = nil
        do throws(Failure) {
            _ = try answering()
            return nil
        } catch {
            return error
        }
    }

    /// What answers now: the service, which is the simulator over the catalog that the session names.
    /// - Throws: `Failure` when the session's catalog is not there, or not whole.
    func answering() throws(Failure) -> any Service {
        guard let path = session.catalog, let simulator = service as? Simulator else { return service }
        if let opened, opened.path == path { return opened.simulator }
        let other = simulator.reading(try Catalogs.open(path))
        opened = (path, other)
        return other
    }

    /// - Throws: `Failure` when the catalog turned out to be damaged while it answered.
    func checkCatalog() throws(Failure) {
        guard let path = session.catalog, let opened, let problem = opened.simulator.catalog.problem else { return }
        throw Failure(
            "Cannot answer from the catalog '\(path)'", problem,
            next: "'set catalog built-in' goes back to the one that is part of the program.")
    }
}
