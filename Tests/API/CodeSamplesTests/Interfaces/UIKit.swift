// Declarations that replace Apple's UIKit, as far as code samples use it.

@_exported import Foundation

open class UIViewController: NSObject {
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {}
}
