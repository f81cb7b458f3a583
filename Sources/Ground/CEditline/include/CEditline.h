#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stddef.h>
#include <wchar.h>

/* libedit behind functions of fixed signature. Its own header is not shown to Swift: el_set, el_get and history are
 * variadic, and its type History would take that name. */

struct editline;

typedef char *(*editline_prompt_function)(struct editline *);
typedef unsigned char (*editline_key_function)(struct editline *, int key);
/* Stores one character; answers 1, or -1 to end the read. */
typedef int (*editline_character_function)(struct editline *, wchar_t *);

/* The character that begins and ends text of a prompt that takes no column. */
#define EDITLINE_LITERAL '\1'

/* What a key function answers. */
enum { editline_done = 0, editline_refresh_line = 4, editline_move_cursor = 5, editline_refresh_and_beep = 9 };

/* Which entry of the history libedit asks for. */
enum editline_history_step { editline_newest, editline_older, editline_newer, editline_oldest };
/* The entry, valid until the next call; NULL if there is none. */
typedef const char *(*editline_history_function)(void *context, enum editline_history_step);

/* Edits on duplicates of the two descriptors; NULL if they or memory are lacking. `terminal` is a termcap name. */
struct editline *editline_open(const char *program, const char *terminal, int input, int output);
/* Gives the terminal its first modes back and frees everything. */
void editline_close(struct editline *);
/* What the functions given below need to know; the one for the history is called with it. */
void editline_set_context(struct editline *, void *context);
void *editline_context(struct editline *);

void editline_set_prompts(struct editline *, editline_prompt_function left, editline_prompt_function right);
void editline_set_mode(struct editline *, const char *emacs_or_vi);
int editline_is_vi(struct editline *);
int editline_is_editing(struct editline *);
void editline_set_source(struct editline *, editline_character_function);
void editline_set_history(struct editline *, editline_history_function);
void editline_add_function(struct editline *, const char *name, const char *help, editline_key_function);
void editline_bind(struct editline *, const char *key, const char *function);

/* Runs one line of an .editrc file. `resets` is set if it replaced all key bindings (bind -e, bind -v). */
int editline_run_setting(struct editline *, const char *line, int *resets);

/* Reads a line. The text is valid until the next call; NULL with count 0 is the end of input, NULL with -1 a read that
 * the source ended. */
const char *editline_read(struct editline *, int *count);
/* The line being edited: its bytes, not ended by NUL, and how many of them are before the cursor. */
const char *editline_line(struct editline *, size_t *length, size_t *cursor);
void editline_insert(struct editline *, const char *text);
/* Counts are in characters (Unicode scalars). */
void editline_delete_before_cursor(struct editline *, int count);
void editline_move(struct editline *, int count);

/* Draws the line anew, the prompt beginning where the cursor is: put it in column 0 before. */
void editline_redraw(struct editline *);
/* Takes the terminal's new size; draws nothing. */
void editline_take_size(struct editline *);
/* Raw (editing) or cooked modes of the terminal. */
void editline_set_raw(struct editline *, int raw);
void editline_beep(struct editline *);

/* Chooses a UTF-8 character type for this process; 0 if there is none. libedit crashes on other ones. */
int editline_use_utf8(void);
/* The columns libedit gives a character: 0, 1 or 2. */
int editline_columns(wchar_t);
/* How many bytes wait to be read. */
int editline_waiting(int descriptor);
/* The terminal's size; zeros if it has none. */
void editline_window_size(int descriptor, int *columns, int *rows);

/* From here to editline_signals_end, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH are not acted upon
 * but written, a byte each, to a pipe. The answer is its reading end, or -1. Reads may nest or overlap on threads: the
 * last to end puts the earlier actions back, and sends SIGINT, SIGTERM and SIGHUP that nobody read again. */
int editline_signals_begin(void);
void editline_signals_end(void);

/* Stops this process as SIGTSTP would have, and returns when it goes on. */
void editline_suspend(void);

#endif
