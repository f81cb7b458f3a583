package import AppleMusicAPI

extension BuiltInCatalog {
    package func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch] {
        searchIndex.get { SearchIndex(self) }.matches(term, type: type, limit: limit)
    }

    package func completions(of term: String, limit: Int) -> [String] {
        completionIndex.get { Completions(self) }.beginning(with: term, limit: limit)
    }
}
