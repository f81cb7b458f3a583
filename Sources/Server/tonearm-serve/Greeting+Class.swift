import TonearmHTTP

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
            "Learners type 'attach LINK' in tonearm, each with the link of their own:", "",
        ]
        for learner in room.learners {
            let order = AccessLink.Order(.world(learner.world), isOnce: false, name: learner.name)
            lines.append("\(learner.name)\t\(link(order, port))")
        }
        if let certificate {
            lines += [
                "", "On other machines tonearm needs this certificate, as in 'tonearm --ca FILE': \(certificate)",
            ]
        }
        return lines
    }

    private func link(_ order: AccessLink.Order, _ port: Int) -> String {
        control.links.make(order).map { "\(control.text(port: port))/open/\($0.code)" } ?? "there are too many links"
    }
}
