package import TonearmCatalogFiles

/// The forms of bulk data that are known.
package enum BulkFormats {
    package static let all: [any BulkFormat] = [MusicFeedFormat(), PartnerFeedFormat(), MusicBrainzFormat()]
}
