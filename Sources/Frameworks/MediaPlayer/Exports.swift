// Samples use NotificationCenter and NSNotFound with this import only.
@_exported public import Foundation
