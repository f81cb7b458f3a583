/// The context of a command that needs nothing of the shell.
struct NoContext {}
