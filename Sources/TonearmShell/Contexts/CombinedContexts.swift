// The contexts of commands that need several parts of a shell, by the work that they do.

/// A line gets a name, unless secrets follow it.
typealias AliasContext = AuthorContext & SecretContext

/// A value of an answer gets a name, or answers are compared, by the person or by a file.
typealias VariableContext = AuthorContext & RequestContext

/// Requests whose progress is shown.
typealias RequestScreenContext = RequestContext & ScreenContext

/// Work on the session whose progress is shown.
typealias SessionScreenContext = ScreenContext & SessionContext

/// A request is written by hand, and must have no secret in it.
typealias RawRequestContext = RequestContext & SecretContext

/// A request is sent again and again until a condition holds.
typealias RepeatingContext = RequestContext & ScreenContext & WatchContext

/// Players, and the service that is asked for what they play.
typealias PlayContext = PlayerContext & RequestContext

/// The dialogs of consent and what follows them.
typealias AuthorizationScreenContext = AuthorizationContext & ScreenContext

/// The authorization flow or an offer, with requests.
typealias AuthorizationRequestContext = AuthorizationContext & RequestContext & ScreenContext

/// A service is chosen, with the tokens that it gets.
typealias ServiceTokenContext = ServiceContext & TokenContext

/// A developer token is minted, with a key that a file may not use.
typealias MintingContext = AuthorContext & TokenContext

/// A token is given by the person, a file or the environment.
typealias TokenSourceContext = AuthorContext & PersonContext

/// A developer token is set.
typealias TokenEntryContext = AuthorContext & PersonContext & TokenContext

/// The user token of the device or of the service is dropped.
typealias TokenDeviceContext = DeviceContext & TokenContext

/// A user token is set.
typealias UserTokenContext = AuthorContext & DeviceContext & PersonContext & TokenContext

/// A user token is requested.
typealias UserTokenRequestContext = AuthorContext & AuthorizationContext & PersonContext & TokenContext

/// A saved session replaces the present one.
typealias SessionLoadContext = AuthorContext & ServiceContext & StoreContext

/// The session is shown as a whole, with what goes on.
typealias OverviewContext = ServiceContext & StatusContext & TokenContext

/// Files, tokens and the service are checked.
typealias DoctorContext = RequestContext & ServiceContext & StoreContext & TokenContext

/// A lesson begins, which the person may trust.
typealias LessonStartContext = AuthorContext & LessonContext

/// Lessons are checked, with progress.
typealias LessonCheckContext = LessonContext & PerformanceContext & ScreenContext

/// A note is written into a transcript.
typealias NoteContext = EditorContext & RecordingContext
