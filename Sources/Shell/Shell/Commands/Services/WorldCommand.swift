import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmSystem
import TonearmWorld

enum WorldCommand: Command {
    static let description = CommandDescription(
        "world", .demonstrate, "Save the simulated world as a file, or load one.",
        discussion: """
            A world file is JSON: accounts with plan and music, albums of your own, devices with consent, clock and faults; \
            no tokens and keys. 'tonearm serve --world FILE', tests and lessons read it too.
            Loading replaces all of that in one step: 'undo' brings it back. Storefront, language, service, settings and \
            places stay.
            For example: world save mine.json
            """,
        examples: ["help world"])

    static let forms = [
        CommandForm("save", "Save the simulated world as a world file.", Save()),
        CommandForm("load", "Replace the simulated world by that of a file.", Load()),
    ]

    struct Save: NamingAction {
        @Required var file: FilePath
        var replace = false

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The file to create.")
            fields.flag("replace", &replace, "Overwrite an existing file.")
        }

        mutating func run(in context: some ServiceChoiceContext) throws -> any View {
            let name = file.text
            let path = FileSystem.absolute(UserFolder.expandingHome(name))
            guard replace || !FileSystem.exists(path) else {
                throw Failure(
                    "Cannot save the world in '\(name)'", "the file exists already",
                    next: "Add --replace to overwrite it, or name another file.")
            }
            let (fixture, leftOut) = try context.worldFixture()
            let text = fixture.text
            // Read the text before it is written, so that every saved file can be loaded.
            do throws(FixtureProblem) { _ = try WorldFixture(text: text) } catch {
                throw Failure("Cannot save the world in '\(name)'", error.sentence, next: error.next)
            }
            if let error = PrivateFile.replace(path, with: text) {
                throw Failure("Cannot write '\(name)'", error.description)
            }
            let lines = [
                StyledText("Saved the world in \(name): \(WorldCommand.content(of: fixture))."),
                .command("world load \(name)") + .faint(" brings it back; ") + .command("tonearm serve --world \(name)")
                    + .faint(" serves it."),
            ]
            for part in leftOut { context.note("The file leaves out: \(part.reason) (\(part.count)).") }
            return Message.prose(
                lines,
                value: [
                    "saved": .string(name), "leftOut": .strings(leftOut.map { "\($0.reason) (\($0.count))" }),
                ])
        }
    }

    struct Load: Action {
        @Required var file: FilePath

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_file, "The world file.") }

        mutating func run(in context: some ServiceChoiceContext) throws -> any View {
            let fixture = try context.loadWorld(WorldFile(name: file.text).read(), named: file.text)
            context.session.isAuthorizing = false
            // `explain` must not refer to a refusal of the replaced world.
            context.refused = nil
            let world = context.session.world
            if !world.address.isSimulated {
                context.note(
                    "Requests still go to '\(world.address.word)'; 'service simulator' sends them to this world.")
            }
            return Message(
                [
                    StyledText("Loaded the world of \(file.text): \(WorldCommand.content(of: fixture))."),
                    .faint("\(world.device.instance): consent \(world.device.consent.rawValue)"),
                ],
                value: [
                    "loaded": .string(file.text), "accounts": .strings(world.device.accounts.map(\.name)),
                    "devices": .strings(world.device.devices.map(\.name)),
                ])
        }
    }

    /// Returns the content of a file in a few words: `3 accounts, 1 album, 2 faults`.
    fileprivate static func content(of fixture: WorldFixture) -> String {
        let accounts = fixture.accounts.isEmpty ? SimulatedAccount.demonstration.count : fixture.accounts.count
        let counts = [
            ("account", accounts), ("album", fixture.albums.count),
            ("device", max(fixture.devices.count, 1)), ("fault", fixture.faults.count + fixture.playerFaults.count),
        ]
        return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

// MARK: - Saving and loading

extension ServiceChoiceContext {
    /// Returns the session's world as a world file, and the omitted parts with their reasons and counts.
    func worldFixture() throws(Failure) -> (WorldFixture, [(reason: String, count: Int)]) {
        let catalog = try simulatorCatalog()
        let world = session.world
        var writer = FixtureWriter(catalog, state: world.memory, now: now)
        let fixture = world.fixture(by: &writer)
        return (fixture, writer.leftOut)
    }

    /// Replaces the simulated world by the world of a file.
    /// - Throws: `Failure` with the line and the path of an invalid value. The session is then unchanged.
    func loadWorld(_ text: [UInt8], named name: String) throws(Failure) -> WorldFixture {
        let catalog = try simulatorCatalog()
        do throws(FixtureProblem) {
            return try session.world.begin(text: text, catalog: catalog, now: now)
        } catch {
            throw Failure("Cannot load the world '\(name)'", error.sentence, next: error.next)
        }
    }
}
