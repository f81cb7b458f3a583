import AppleMusicAPI
import TonearmConsole

extension Shell {
    /// Arranges the rows of a view, and numbers them in the new order.
    /// - Parameter arrangement: the arrangement; nil for all rows in the service's order.
    /// - Throws: `Failure` if the rows do not have a named column, or if the output would not contain the chosen rows.
    func arranged(_ view: any View, by arrangement: RowArrangement?, as output: Output) throws(Failure) -> any View {
        let arranged = try view.arranged { page throws(Failure) in try arrange(page, by: arrangement, as: output) }
        if arranged == nil, arrangement != nil {
            presentation.notes.append("no rows are shown here that could be arranged")
        }
        return arranged ?? view
    }

    private func arrange(
        _ page: AnswerView, by arrangement: RowArrangement?, as output: Output
    ) throws(Failure) -> (page: AnswerView, order: [[Int]]?) {
        guard arrangement != nil || session.here?.shownRows != nil else { return (page, nil) }
        var view = page
        var order: [[Int]]?
        if let arrangement {
            // Chosen rows have the service's order, unless they are sorted.
            let answer =
                arrangement.isChoosing && page.answer.ranking != nil
                ? Answer(request: page.answer.request, response: page.answer.response) : page.answer
            let sections = answer.numberedSections.map(\.rows)
            try refuse(arrangement, of: page.answer, as: output)
            let shown =
                output.format.isForPeople || page.answer.single == nil ? sections.flatMap { $0 } : page.resources ?? []
            view.chosenColumns = try arrangement.chosenColumns(among: shown)
            view.isWide = arrangement.isWide
            if arrangement.isChoosing { order = try arrangement.order(of: sections) }
            if sections.allSatisfy(\.isEmpty), page.answer.single == nil || output.format.isForPeople,
                !arrangement.isWide
            {
                presentation.notes.append("no rows came that could be arranged")
            }
        }
        if let order {
            view.answer = Answer(request: page.answer.request, response: page.answer.response, shownRows: order)
        }
        if var place = session.here, place.response == page.answer.response, place.shownRows != order {
            place.shownRows = order
            session.trail.replace(with: place)
        }
        return (view, order)
    }

    /// Refuses to choose rows if only a single resource is printed without its rows.
    private func refuse(_ arrangement: RowArrangement, of answer: Answer, as output: Output) throws(Failure) {
        guard let single = answer.single, arrangement.isChoosing, !output.format.isForPeople else { return }
        let part = answer.numberedSections.first?.name
        throw Failure.usage(
            "Cannot choose rows of '\(single.identifier)' with the output '\(output.rawValue)'",
            "this prints the one resource alone",
            next: part.map { "Type 'open \(single.identifier)', then 'follow \($0)' with these options." }
                ?? "It has no rows.")
    }
}
