// Declarations that replace Apple's UIKit for printed code that runs.

@_exported import Foundation

open class UIView: NSObject {
    public func addSubview(_ view: UIView) {}
    public func removeFromSuperview() {}
}

public final class UIActivityIndicatorView: UIView {
    public func startAnimating() {}
    public func stopAnimating() {}
}

/// A screen that notes what it presents.
open class UIViewController: NSObject {
    public let view = UIView()
    nonisolated(unsafe) public static var presented: [NSObject] = []
    open func present(_ controller: NSObject, animated: Bool, completion: (() -> Void)?) {
        Self.presented.append(controller)
    }
}
