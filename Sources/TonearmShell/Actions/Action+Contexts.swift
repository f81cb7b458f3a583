/// The contexts of all commands at once: a shell, for the functions below. No command names it.
typealias EveryContext = AuthorContext & AuthorizationContext & EditorContext & HistoryContext & LessonContext
    & PerformanceContext & PersonContext & PlayerContext & ProgramContext & RecordingContext & RefusalContext
    & RequestContext & ScreenContext & ServiceContext & StatusContext & StoreContext & TokenContext & WatchContext

// One function for each context that an action has. The compiler chooses it by the parameter of `run`, so no cast is made when a command runs.

extension Action where Context == any AliasContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any AuthorContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any AuthorizationRequestContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any AuthorizationScreenContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any DeviceContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any DoctorContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any EditorContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any HistoryContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any LessonCheckContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any LessonContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any LessonStartContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any MintingContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any NoteContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any OverviewContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any PerformanceContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any PlayContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any PlayerContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any ProgramContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any RawRequestContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any RecordingContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any RefusalContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any RepeatingContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any RequestContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any RequestScreenContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any ScreenContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any ServiceContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any ServiceTokenContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any SessionContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any SessionLoadContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any SessionScreenContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any StoreContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any TokenContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any TokenDeviceContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any TokenEntryContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any UserTokenContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any UserTokenRequestContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any VariableContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == any WatchContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: contexts) }
}

extension Action where Context == NoContext {
    mutating func run(with contexts: any EveryContext) async throws -> any View { try await run(in: NoContext()) }
}
