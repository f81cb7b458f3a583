// Declarations that replace Apple's UIKit, as far as code samples use it.

@_exported import Foundation

open class UIView: NSObject {
    public func addSubview(_ view: UIView) {}
    public func removeFromSuperview() {}
}

public final class UIActivityIndicatorView: UIView {
    public func startAnimating() {}
    public func stopAnimating() {}
}

open class UIViewController: NSObject {
    public let view = UIView()
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {}
}
