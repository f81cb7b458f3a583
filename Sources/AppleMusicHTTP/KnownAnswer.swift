import AppleMusicAPI
import HTTPTypes
import NIOCore
import Synchronization

/// A finished answer that was given before, with the form in which it goes out, so that it is made once.
package final class KnownAnswer: Sendable {
    let response: Response
    private let form = Mutex<Form?>(nil)

    /// What a connection writes.
    struct Form: Sendable {
        let head: HTTPResponse
        let body: ByteBuffer
        /// Of its `Date`, in seconds since 1970.
        fileprivate let second: Int
    }

    init(_ response: Response) { self.response = response }

    /// - Parameter now: seconds since 1970, by the system's clock.
    func form(now: Int) -> Form {
        form.withLock { kept in
            if let kept, kept.second == now { return kept }
            var head = HTTPResponse(status: HTTPResponse.Status(code: response.status))
            head.headerFields = response.httpFields
            head.headerFields[.date] = HTTPDate.text(now)
            let form = Form(head: head, body: kept?.body ?? ByteBuffer(bytes: response.body.bytes), second: now)
            kept = form
            return form
        }
    }
}

extension Response {
    /// The header fields as connections write them.
    var httpFields: HTTPFields {
        var fields = HTTPFields()
        for field in headers.fields {
            if let name = HTTPField.Name(field.name) { fields.append(HTTPField(name: name, value: field.value)) }
        }
        return fields
    }
}
