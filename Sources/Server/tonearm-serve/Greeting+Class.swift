import TonearmHTTP
import TonearmSystem

/// The part of the greeting about a class: links for the teacher and the learners.
struct ClassGreeting {
    let room: ClassRoom
    let control: Greeting.Control

    /// Makes the links, and returns the lines that show them.
    /// - Parameters:
    ///   - certificate: the path of the local authority's certificate; nil if clients need none.
    func lines(port: Int, certificate: String?) -> [String] {
        var lines = [
            "A class of \(room.learners.count) in \(room.lessons.joined(separator: ", ")), until Ctrl-C.", "",
            "Your page, in a browser; the link works once:", "",
            control.page(port: port) ?? "there are too many links", "",
            "Your shell: in tonearm, type the next line, then 'class':", "",
            "attach \(link(AccessLink.Order(isOnce: false, name: "teacher"), port))", "",
            "Learners type their line at a terminal, now and to come back ('attach LINK' within tonearm):", "",
        ]
        let trusted = certificate.flatMap(Self.certificate).map { "#ca=\($0)" } ?? ""
        for learner in room.learners {
            let order = AccessLink.Order(.world(learner.world), isOnce: false, name: learner.name)
            lines.append("\(learner.name)\ttonearm join \(link(order, port))\(trusted)")
        }
        if let certificate {
            lines += [
                "",
                "Their lines contain the certificate of this server's authority. Your own shell on another machine needs it as 'tonearm --ca FILE': \(certificate)",
            ]
        }
        return lines
    }

    /// Returns the certificate of a file in PEM, in the letters of links; nil if it cannot be read.
    private static func certificate(_ path: String) -> String? {
        guard let bytes = try? FileSystem.read(path, limit: 65_536) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard lines.first == "-----BEGIN CERTIFICATE-----",
            let end = lines.firstIndex(of: "-----END CERTIFICATE-----")
        else { return nil }
        return lines[1..<end].joined().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private func link(_ order: AccessLink.Order, _ port: Int) -> String {
        control.links.make(order).map { "\(control.text(port: port))/open/\($0.code)" } ?? "there are too many links"
    }
}
