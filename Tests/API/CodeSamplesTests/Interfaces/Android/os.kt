// Declarations in the place of Android's, as far as code samples use them.
package android.os

class Looper { companion object { fun getMainLooper(): Looper = Looper() } }
class Handler(looper: Looper)
