#ifndef CBUILDSTAMP_H
#define CBUILDSTAMP_H

/* What 'make install' and 'make dist' wrote into the program after it was built: the commit and its day, such as
   "594a10d, 2026-11-22"; empty in a program that was not installed. Ends with a zero. */
const char *_Nonnull build_stamp(void);

#endif
