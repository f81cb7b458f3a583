import CoverArt

/// A view that shows covers where it has them.
protocol IllustratedView: View {
    /// The covers that can be drawn; nil where none can.
    var gallery: Gallery? { get set }
    /// Whether anything of it has a cover to be drawn.
    var wantsCovers: Bool { get }
}
