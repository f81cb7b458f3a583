// Samples use URL, URLRequest and JSONDecoder with this import only.
@_exported public import Foundation
@_exported public import FoundationNetworking
