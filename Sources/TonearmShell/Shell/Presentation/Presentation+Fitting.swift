import AppleMusicAPI
import AppleMusicSimulator
import Console

extension Presentation {
    /// Fits an answer to the screen, and stores the number of shown rows in its place, so that `next` continues after
    /// them.
    func fitted(_ view: any View, as output: Output, at destination: Words.Destination) -> any View {
        let view = ofEra(view)
        guard screen.frame.fittedHeight != nil || session.here?.fittedCounts != nil, var page = view.fittablePage
        else { return view }
        var counts: [Int]?
        if output.format.isForPeople, destination == .screen, !isQuiet { counts = RowFit.counts(of: page, in: frame) }
        if var place = session.here, place.fittedCounts != counts, place.response == page.answer.response {
            place.fittedCounts = counts
            session.trail.replace(with: place)
        }
        if let counts { page.answer = page.answer.fitted(counts) }
        return page
    }

    /// Adapts a view to the era's API, which may have no views.
    private func ofEra(_ view: any View) -> any View {
        guard session.era.schema != nil, var page = view.fittablePage else { return view }
        page.hasViews = false
        return page
    }
}
