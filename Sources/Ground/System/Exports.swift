// Swift System's descriptors and error numbers are the vocabulary of this target, so importing it brings both.
@_exported public import SystemPackage
