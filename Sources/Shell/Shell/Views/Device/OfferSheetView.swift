import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmDevice
import TonearmTerminalText

/// A view of the offer on the device's screen.
struct OfferSheetView: View {
    let sheet: OfferSheet
    /// The offered item, from the catalog; nil if the offer has none.
    let item: Resource?
    /// The frameworks of the app.
    let scope: FrameworkScope
    /// The source of covers; nil if the terminal shows none.
    var gallery: Gallery?

    func illustrated(by gallery: () -> Gallery?) -> any View {
        var view = self
        view.gallery = gallery()
        return view
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let names = ["name", "artistName", "curatorName"].compactMap { item?.attribute($0)?.string }
        let sheet = SystemSheet(
            paragraphs: [.strong(sheet.headline)] + names.map { StyledText($0) }, buttons: ["Not Now", button])
        let rest =
            (scope.detail == .whole ? options(in: frame) + notes : []) + calls.broken(in: frame)
            + Wrapping.lines(of: way, width: frame.width)
        return illustrated(sheet, in: frame, above: rest) + rest
    }

    /// The calls that load and present the offer; on one line, the first of them.
    private var calls: [StyledText] {
        let load = CallLines.lines(.loadOffer, in: scope)
        return scope.detail == .whole ? load + CallLines.lines(.presentOffer, in: scope) : load
    }

    /// Returns the sheet with the item's cover: beside the sheet as on cards, or above it on a narrow but high screen.
    private func illustrated(
        _ sheet: SystemSheet, in frame: Screen.Frame, above rest: [StyledText]
    ) -> [StyledText] {
        guard let gallery, let item, !frame.isPlain,
            let widest = CardCover.all(of: item, in: frame).first
        else { return sheet.lines(in: frame) }
        var beside = frame
        if widest.isBeside { beside.width = widest.textWidth(in: frame) }
        let lines = sheet.lines(in: beside)
        let cover = CardCover.fitting(item, rows: lines.count, in: frame)
        guard let block = ResourceCover.block(of: item, from: gallery, in: cover.room, frame) else {
            return sheet.lines(in: frame)
        }
        if widest.isBeside { return block.beside(lines) }
        let height = RowFit.room(in: frame).map { $0 - rest.rowCount(width: frame.width) }
        return height.map { block.lines.count + lines.count > $0 } == true ? lines : block.lines + lines
    }

    private var button: String { OfferSheetView.label(of: sheet.button) }

    private static func label(of button: OfferSheet.Button) -> String { button == .signIn ? "Sign In" : "Subscribe" }

    /// Returns a reminder that the sheet is still shown. Its button depends on the account, which may have changed.
    static func reminder(of sheet: OfferSheet) -> [StyledText] {
        [
            .faint("the offer is still shown, with the button '\(label(of: sheet.button))': ") + .command("accept")
                + .faint(" or ") + .command("dismiss")
        ]
    }

    /// Returns the options under their names in both frameworks; the device's user does not see them.
    private func options(in frame: Screen.Frame) -> [StyledText] {
        let table = Table(
            headings: [
                Table.Heading(title: "StoreKit option", weight: 7, style: .call),
                Table.Heading(title: "MusicKit option", weight: 8, style: .call),
                Table.Heading(title: "Value", weight: 9),
            ], rows: sheet.options.list.map { [$0.storeKit, $0.musicKit, $0.value] })
        if table.isWhole(in: frame) { return table.lines(in: frame) }
        return sheet.options.list.flatMap {
            NamesBelow.lines(StyledText($0.value), storeKit: $0.storeKit, musicKit: $0.musicKit, in: frame)
        }
    }

    private var notes: [StyledText] {
        let artwork = item.flatMap { ArtworkTemplate(of: $0, orSize: 300)?.address(width: 300, height: 300) }
        return [("artwork", artwork), ("link", sheet.options.link)].compactMap { name, value in
            value.map { .faint(name + "  ") + StyledText($0) }
        }
    }

    private var way: StyledText {
        let words = StyledText.faint("answer with ") + .command("accept") + .faint(" or ") + .command("dismiss")
        guard sheet.button == .signIn else { return words }
        return words + .faint("; ") + .command("account sign-in NAME") + .faint(" says who signs in")
    }

    var body: Body? {
        .object(
            [("headline", .string(sheet.headline)), ("button", .string(button))]
                + sheet.options.list.map { ($0.musicKit, .string($0.value)) })
    }

    var identifiers: [ResourceIdentifier]? { sheet.options.item.map { [$0] } }
}

/// A sheet or alert of the system: a frame with centred lines and buttons below.
struct SystemSheet {
    /// The lines; long ones are wrapped.
    var paragraphs: [StyledText]
    var buttons: [String]

    /// The maximum width in columns, similar to an alert on a phone.
    private static let widest = 60

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if frame.isPlain { return paragraphs + [.faint("Buttons: ") + StyledText(buttons.joined(separator: ", "))] }
        let inner = max(min(frame.width, SystemSheet.widest) - 4, 16)
        let edge = String(repeating: "─", count: inner + 2)
        let text = paragraphs.flatMap { paragraph in
            Wrapping.lines(of: paragraph.plain, width: inner).map { row($0, paragraph.spans.first?.style, inner) }
        }
        let labels = buttons.map { "[ \($0) ]" }
        let line = labels.joined(separator: "   ")
        let rows = displayWidth(line) <= inner ? [line] : labels
        return [StyledText("┌\(edge)┐")] + text + [row("", nil, inner)]
            + rows.map { row(centered($0, inner), .strong, inner) } + [StyledText("└\(edge)┘")]
    }

    private func centered(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - displayWidth(text), 0) / 2) + text
    }

    private func row(_ text: String, _ style: StyledText.Style?, _ width: Int) -> StyledText {
        let clean = Printable.line(text).cut(to: width)
        let space = String(repeating: " ", count: max(width - displayWidth(clean), 0))
        return StyledText("│ ") + StyledText(clean, style ?? .plain) + StyledText("\(space) │")
    }
}

/// A view of the system's consent dialog.
struct ConsentDialogView: View {
    let dialog: ConsentDialog
    /// The frameworks of the app.
    let scope: FrameworkScope

    /// - Returns: nil if the dialog is not shown.
    init?(on device: MusicDevice, in scope: FrameworkScope) {
        guard let dialog = device.consentDialog else { return nil }
        (self.dialog, self.scope) = (dialog, scope)
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        SystemSheet(
            paragraphs: [.strong(dialog.title), StyledText(dialog.message)],
            buttons: [dialog.refuseButton, dialog.allowButton]
        ).lines(in: frame) + CallLines.lines(.requestConsent, in: scope) + [
            .faint("answer with ") + .command("allow") + .faint(" or ") + .command("deny")
        ]
    }

    var body: Body? {
        .json([
            "title": .string(dialog.title), "message": .string(dialog.message),
            "buttons": .strings([dialog.refuseButton, dialog.allowButton]),
        ])
    }
}
