import TonearmHTTP

extension Greeting {
    /// The control API: its address, its secret, and links to its page.
    struct Control {
        let address: ListenAddress
        /// The scheme: `http` or `https`.
        let scheme: String
        let secret: String
        let links: AccessLinks

        /// Returns the address: `http://127.0.0.1:8503/_tonearm`.
        func text(port: Int) -> String { "\(scheme)://\(address.urlHost):\(port)/_tonearm" }

        /// Returns a new link to the page, which works once; nil if there are too many links.
        func page(port: Int) -> String? {
            links.make(AccessLink.Order(name: "start")).map { "\(text(port: port))/open/\($0.code)" }
        }

        /// Tells the address to the links that are made from now on.
        /// - Parameter port: the port on which the control API listens; nil if it does not.
        func begin(port: Int?) { links.address = port.map { text(port: $0) } }
    }
}
