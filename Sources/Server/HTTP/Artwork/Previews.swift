import AppleMusicAPI
import TonearmCatalog

/// Answers `GET /preview/{type}/{id}.{ending}`, the addresses of previews in answers, with a generated tone.
///
/// The answer is a WAV file whatever the ending of the address; its type and its name say so.
struct Previews: Sendable {
    private let catalog: any Catalog

    init(catalog: any Catalog) { self.catalog = catalog }

    /// Returns nil if the request is not for a preview.
    func response(to request: Request) -> Response? {
        guard request.isRead, request.target.hasPrefix("/preview/") else { return nil }
        guard let resource = PreviewTone.resource(at: request.path), catalog.record(resource) != nil else {
            return Response(
                status: 404, headers: Headers([("Content-Type", "text/plain; charset=utf-8")]),
                body: .bytes(Array("There is no such preview.\n".utf8)))
        }
        let name = "generated-tone-\(resource.type)-\(PercentEncoding.encodeSegment(resource.id))"
        let content = RangedContent(
            size: PreviewTone.size, type: "audio/wav", tag: "\"\(name)\"",
            caching: "public, max-age=86400")
        var (response, range) = content.head(for: request)
        guard let range else { return response }
        response.headers["Content-Disposition"] = "inline; filename=\"\(name).wav\""
        response.body = .bytes(Array(PreviewTone(of: resource).wav[range]))
        return response
    }
}
