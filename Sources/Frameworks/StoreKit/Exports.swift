// Samples use NotificationCenter with this import only.
@_exported public import Foundation
