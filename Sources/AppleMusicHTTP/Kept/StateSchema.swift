/// The tables of a database of states.
///
/// A state is a memory as JSON in pieces: a frame, and the parts to which strings in the frame refer. A change writes the frame and the parts
/// that it concerns.
enum StateSchema {
    /// The format's version, raised when older programs can no longer read the file.
    static let version = 1
    /// `TNST` in the header of the file.
    static let application = 0x544E_5354

    /// `snapshot` is the name of a kept copy of a world; the empty name is the world's current state. `fixed` and `ahead` are the setting of
    /// the clock, `albums` is the member `catalog` of a world file. `key` begins every reference.
    static let tables = """
        CREATE TABLE worlds(id TEXT PRIMARY KEY, identity BLOB NOT NULL);
        CREATE TABLE states(number INTEGER PRIMARY KEY, world TEXT NOT NULL, snapshot TEXT NOT NULL DEFAULT '',
            fixed INTEGER, ahead INTEGER NOT NULL DEFAULT 0, albums BLOB,
            key TEXT NOT NULL, frame BLOB NOT NULL, UNIQUE(world, snapshot));
        CREATE TABLE parts(state INTEGER NOT NULL REFERENCES states ON DELETE CASCADE, number INTEGER NOT NULL,
            json BLOB NOT NULL, PRIMARY KEY(state, number));
        PRAGMA application_id = \(application);
        PRAGMA user_version = \(version);
        """
}
