import AppleMusicAPI
import Console
import CoverArt

/// A view of pictures' addresses, each below the picture itself if it can be drawn.
struct ArtworkView: View {
    let pictures: [(resource: Resource, address: String)]
    var gallery: Gallery?

    func illustrated(by gallery: () -> Gallery?) -> any View {
        var view = self
        view.gallery = gallery()
        return view
    }
    var body: Body? { .json(.strings(pictures.map(\.address))) }
    var identifiers: [ResourceIdentifier]? { pictures.map(\.resource.identifier) }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        pictures.flatMap { resource, address in
            let cover = gallery.flatMap { ResourceCover.large(of: resource, from: $0, in: frame) }
            // The address must not be wrapped or cut, so that it can be copied.
            return (cover?.lines ?? []) + [StyledText(address).linked(to: Link(address))]
        }
    }
}
