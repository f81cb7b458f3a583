/// The contexts of all commands at once: a shell, for the functions below. No command names it.
typealias EveryContext = AuthorContext & AuthorizationContext & EditorContext & HistoryContext & LessonContext
    & PerformanceContext & PersonContext & PlayerContext & ProgramContext & RecordingContext & RefusalContext
    & RequestContext & ScreenContext & ServiceContext & StatusContext & StoreContext & TokenContext & WatchContext
