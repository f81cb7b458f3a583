/* wcwidth */
#define _GNU_SOURCE

#include "CEditline.h"

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* What hangs on an EditLine as its client data. */
struct attachment {
    void *context;
    FILE *input, *output;
    History *history; /* stays empty: libedit's own `history` command needs a real one to refuse */
    editline_history_function entries;
};

/* The one whose line is read on this thread: libedit gives the history function no way to reach it. */
static _Thread_local struct attachment *reading;

static struct attachment *attachment(EditLine *el) {
    void *data = NULL;
    el_get(el, EL_CLIENTDATA, &data);
    return data;
}

static FILE *stream(int descriptor, const char *mode) {
    int copy = dup(descriptor);
    if (copy < 0) return NULL;
    FILE *file = fdopen(copy, mode);
    if (file == NULL) close(copy);
    return file;
}

static void release(struct attachment *a) {
    if (a->input) fclose(a->input);
    if (a->output) fclose(a->output);
    if (a->history) history_end(a->history);
    free(a);
}

EditLine *editline_open(const char *program, const char *terminal, int input, int output) {
    struct attachment *a = calloc(1, sizeof *a);
    if (a == NULL) return NULL;
    a->input = stream(input, "r");
    a->output = stream(output, "w");
    a->history = history_init();
    EditLine *el = NULL;
    if (a->input && a->output && a->history) el = el_init(program, a->input, a->output, a->output);
    if (el == NULL) {
        release(a);
        return NULL;
    }
    el_set(el, EL_CLIENTDATA, a);
    el_set(el, EL_SIGNAL, 0);
    const char *given = getenv("TERM");
    if (given == NULL || strcmp(given, terminal) != 0) el_set(el, EL_TERMINAL, terminal);
    return el;
}

void editline_close(EditLine *el) {
    struct attachment *a = attachment(el);
    el_end(el);
    release(a);
}

void editline_set_context(EditLine *el, void *context) { attachment(el)->context = context; }
void *editline_context(EditLine *el) { return attachment(el)->context; }

void editline_set_prompts(EditLine *el, editline_prompt_function left, editline_prompt_function right) {
    el_set(el, EL_PROMPT_ESC, left, EDITLINE_LITERAL);
    el_set(el, EL_RPROMPT_ESC, right, EDITLINE_LITERAL);
}

void editline_set_mode(EditLine *el, const char *mode) { el_set(el, EL_EDITOR, mode); }

int editline_is_vi(EditLine *el) {
    const char *mode = NULL;
    return el_get(el, EL_EDITOR, &mode) == 0 && mode != NULL && strcmp(mode, "vi") == 0;
}

int editline_is_editing(EditLine *el) {
    int on = 1;
    el_get(el, EL_EDITMODE, &on);
    return on;
}

void editline_set_source(EditLine *el, editline_character_function source) { el_set(el, EL_GETCFN, source); }

static int history_event(History *history, HistEvent *event, int operation, ...) {
    (void)history;
    enum editline_history_step step;
    switch (operation) {
    case H_FIRST: step = editline_newest; break;
    case H_NEXT: step = editline_older; break;
    case H_PREV: step = editline_newer; break;
    case H_LAST: step = editline_oldest; break;
    default: return -1;
    }
    const char *entry = reading ? reading->entries(reading->context, step) : NULL;
    if (entry == NULL) return -1;
    event->num = 1;
    event->str = entry;
    return 0;
}

void editline_set_history(EditLine *el, editline_history_function entries) {
    struct attachment *a = attachment(el);
    a->entries = entries;
    el_set(el, EL_HIST, history_event, a->history);
}

void editline_add_function(EditLine *el, const char *name, const char *help, editline_key_function function) {
    el_set(el, EL_ADDFN, name, help, function);
}

void editline_bind(EditLine *el, const char *key, const char *function) {
    el_set(el, EL_BIND, key, function, NULL);
}

int editline_run_setting(EditLine *el, const char *line, int *resets) {
    Tokenizer *words = tok_init(NULL);
    if (words == NULL) return -1;
    int count = 0, result = -1;
    const char **word = NULL;
    *resets = 0;
    if (tok_str(words, line, &count, &word) == 0 && count > 0) {
        result = el_parse(el, count, word);
        const char *colon = strrchr(word[0], ':');
        if (strcmp(colon ? colon + 1 : word[0], "bind") == 0)
            for (int i = 1; i < count; i++)
                if (strcmp(word[i], "-e") == 0 || strcmp(word[i], "-v") == 0) *resets = 1;
    }
    tok_end(words);
    return result;
}

const char *editline_read(EditLine *el, int *count) {
    struct attachment *outer = reading;
    reading = attachment(el);
    const char *line = el_gets(el, count);
    reading = outer;
    return line;
}

const char *editline_line(EditLine *el, size_t *length, size_t *cursor) {
    const LineInfo *line = el_line(el);
    *length = (size_t)(line->lastchar - line->buffer);
    *cursor = (size_t)(line->cursor - line->buffer);
    return line->buffer;
}

void editline_insert(EditLine *el, const char *text) { el_insertstr(el, text); }
void editline_delete_before_cursor(EditLine *el, int count) { el_deletestr(el, count); }
void editline_move(EditLine *el, int count) { el_cursor(el, count); }
void editline_redraw(EditLine *el) { el_set(el, EL_REFRESH); }
void editline_take_size(EditLine *el) { el_resize(el); }
void editline_set_raw(EditLine *el, int raw) { el_set(el, EL_PREP_TERM, raw); }
void editline_beep(EditLine *el) {
    el_beep(el);
    fflush(attachment(el)->output);
}

int editline_use_utf8(void) {
    static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (setlocale(LC_CTYPE, names[i]) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
    }
    setlocale(LC_CTYPE, "C");
    return 0;
}

int editline_columns(wchar_t character) {
    if (character < 0x20 || character == 0x7f) return 2; /* shown as ^A */
    int columns = wcwidth(character);
    return columns < 0 ? 0 : columns;
}

int editline_waiting(int descriptor) {
    int count = 0;
    return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

void editline_window_size(int descriptor, int *columns, int *rows) {
    struct winsize size = {0};
    *columns = *rows = 0;
    if (ioctl(descriptor, TIOCGWINSZ, &size) == 0) {
        *columns = size.ws_col;
        *rows = size.ws_row;
    }
}
