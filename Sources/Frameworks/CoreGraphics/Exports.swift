// The colors of an artwork and the types of Foundation for sizes, for code that imports CoreGraphics.
@_exported public import MusicKit
