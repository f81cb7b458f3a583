/// The texts from which the generated world is made.
enum WorldText {}
