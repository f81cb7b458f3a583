import AppleMusicAPI
import TonearmSimulator
import TonearmWorld

/// Loads a world file, saves the world, and loads and saves that file again.
enum WorldHarness {
    static func run(_ input: [UInt8]) throws {
        guard let fixture = try? WorldFixture(text: input), let saved = try? save(fixture) else { return }
        let again: [UInt8]
        do { again = try save(try WorldFixture(text: saved)) } catch {
            throw Flaw("a saved world is refused: \(error)")
        }
        try require(again == saved, "loaded and saved, it is another world")
    }

    /// Loads a fixture, and returns its world as a file.
    private static func save(_ fixture: WorldFixture) throws(FixtureProblem) -> [UInt8] {
        let base = ShellStage.simulator.catalog
        var world = World(seed: 1, clock: .fixed(seconds: ShellStage.time))
        var memory = try fixture.memory(extending: base, time: ShellStage.time)
        let music = try fixture.deviceMusic(in: &memory, extending: base, time: ShellStage.time)
        try world.begin(fixture, memory, music)
        var writer = FixtureWriter(
            try fixture.catalog(extending: base), state: world.memory, now: fixture.now ?? ShellStage.time)
        return world.fixture(by: &writer).text
    }
}
