// The fields of arguments are the vocabulary of all commands, so importing the shell brings them.
@_exported public import TonearmArguments
