import AppleMusicAPI
import MusicCatalog

extension LibraryIndex {
    /// The text of a library resource that a search compares.
    struct Searched: Sendable {
        let resource: ResourceIdentifier
        let name: Folding
        let rest: Folding

        /// Returns 3 for an exact name, 2 for words of the name, 1 if artist or album are needed; nil without a match.
        func score(of term: Folding) -> Int? {
            if term.letters == name.letters { return 3 }
            var best = 2
            for range in term.words {
                let word = term.letters[range]
                if name.hasWord(beginning: word) { continue }
                guard rest.hasWord(beginning: word) else { return nil }
                best = 1
            }
            return best
        }
    }
}

extension Folding {
    fileprivate func hasWord(beginning word: ArraySlice<UInt32>) -> Bool {
        words.contains { letters[$0].starts(with: word) }
    }
}
