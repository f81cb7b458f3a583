// Samples use URL, URLRequest and JSONDecoder with this import only.
@_exported public import Foundation
@_exported public import FoundationNetworking
// On Apple's systems, Foundation brings `@Observable` along.
@_exported public import Observation
