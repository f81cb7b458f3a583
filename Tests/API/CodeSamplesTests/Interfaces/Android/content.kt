// Declarations in the place of Android's, as far as code samples use them.
package android.content

class Context
