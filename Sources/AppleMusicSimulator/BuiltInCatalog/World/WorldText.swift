enum WorldText {}
