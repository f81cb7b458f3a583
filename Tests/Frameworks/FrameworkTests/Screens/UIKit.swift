// Declarations that replace Apple's UIKit for printed code that runs.

@_exported import Foundation

/// A screen that notes what it presents.
open class UIViewController: NSObject {
    nonisolated(unsafe) public static var presented: [NSObject] = []
    open func present(_ controller: NSObject, animated: Bool, completion: (() -> Void)?) {
        Self.presented.append(controller)
    }
}
