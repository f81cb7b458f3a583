/// The paths of the API.
package enum StorePath {
    package static let search = "/search"
    package static let lookup = "/lookup"
    /// The genre service.
    package static let genres = "/WebObjects/MZStoreServices.woa/ws/genres"
    /// The paths of the API's first version, which still answer.
    static let olderSearch = "/WebObjects/MZStoreServices.woa/wa/wsSearch"
    static let olderLookup = "/WebObjects/MZStoreServices.woa/wa/wsLookup"
}
