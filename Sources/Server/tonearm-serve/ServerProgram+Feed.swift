import TonearmArguments
import TonearmBulkData
import TonearmCatalog
import TonearmCatalogFiles
import TonearmConsole
import TonearmHTTP
import TonearmSystem

extension ServerProgram {
    /// Returns the exports that are served. A damaged part is an error at the start rather than at its download.
    func feed() throws(Failure) -> MusicFeed? {
        guard let folder = options.feed else { return nil }
        do throws(MusicFeedProblem) {
            // With a seed, the addresses of parts are the same each time.
            let secret = options.seed.map { String($0) } ?? AccessCode.make()
            return try MusicFeedFolder.served(FileSystem.absolute(UserFolder.expandingHome(folder)))
                .signed(with: secret)
        } catch {
            throw Failure(
                "Cannot serve the feed '\(folder)'", error.reason,
                next: "'tonearm catalog export --feed FOLDER' writes such a folder.")
        }
    }
}
