/// The words of which the generated world is made.
enum WorldText {}
