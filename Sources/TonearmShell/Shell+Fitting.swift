import AppleMusicAPI
import Console

extension Shell {
    /// Fits an answer to the screen, and stores the number of rows shown in its place, so that `next` goes on there.
    func fitted(_ view: any View, as output: Output, at destination: Words.Destination) -> any View {
        let view = ofEra(view)
        guard screen.frame.fittedHeight != nil || session.here?.fittedCounts != nil, var page = view as? AnswerView
        else { return view }
        var counts: [Int]?
        if output == .table, destination == .screen, !isQuiet { counts = RowFit.counts(of: page, in: presented) }
        if var place = session.here, place.fittedCounts != counts, place.response == page.answer.response {
            place.fittedCounts = counts
            session.trail.replace(with: place)
        }
        if let counts { page.answer = page.answer.fitted(counts) }
        return page
    }
}
