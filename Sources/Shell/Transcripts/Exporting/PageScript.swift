/// The page's script: it copies commands, and steps through the page with buttons and keys.
enum PageScript {
    static let text = """
        'use strict';
        (() => {
          const make = (tag, text, parent) => {
            const element = document.createElement(tag);
            element.textContent = text;
            parent.append(element);
            return element;
          };

          const copy = async (text) => {
            try {
              await navigator.clipboard.writeText(text);
            } catch {
              const area = make('textarea', text, document.body);
              area.value = text;
              area.select();
              document.execCommand('copy');
              area.remove();
            }
          };

          for (const step of document.querySelectorAll('.step')) {
            const command = [...step.querySelectorAll('.typed code')].map((code) => code.textContent).join('\\n');
            const button = make('button', 'Copy', step);
            button.type = 'button';
            button.className = 'copy';
            button.setAttribute('aria-label', 'Copy ' + command);
            button.addEventListener('click', async () => {
              await copy(command);
              button.textContent = 'Copied';
              setTimeout(() => { button.textContent = 'Copy'; }, 1500);
            });
          }

          const stops = [...document.querySelectorAll('.stop')];
          if (stops.length === 0) { return; }
          let place = null;
          const bar = document.createElement('nav');
          bar.className = 'bar';
          bar.setAttribute('aria-label', 'Steps');
          document.body.append(bar);
          const start = make('button', 'Step through', bar);
          const back = make('button', 'Back', bar);
          const next = make('button', 'Next', bar);
          const all = make('button', 'Show all', bar);
          const where = make('span', '', bar);
          where.setAttribute('role', 'status');
          const keys = make('span', '', bar);
          const hint = (...words) => {
            keys.textContent = '';
            words.forEach((word, index) => { index % 2 ? keys.append(' ' + word + ' ') : make('kbd', word, keys); });
          };

          const show = (to) => {
            place = to === null ? null : Math.min(Math.max(to, 0), stops.length - 1);
            const isStepping = place !== null;
            document.body.classList.toggle('stepping', isStepping);
            stops.forEach((stop, index) => {
              stop.hidden = isStepping && index > place;
              stop.classList.toggle('current', index === place);
            });
            for (const session of document.querySelectorAll('.session')) {
              session.hidden = [...session.children].every((step) => step.hidden);
            }
            start.hidden = isStepping;
            back.hidden = next.hidden = all.hidden = where.hidden = !isStepping;
            back.disabled = place === 0;
            next.disabled = place === stops.length - 1;
            if (!isStepping) {
              hint('s', 'step through');
              return;
            }
            where.textContent = (place + 1) + ' of ' + stops.length;
            hint('→', 'next', '←', 'back', 'Esc', 'all');
            stops[place].scrollIntoView({ block: 'nearest' });
          };

          const actions = {
            Home: () => show(0), End: () => show(stops.length - 1), Escape: () => show(null), s: () => show(0),
          };
          for (const key of ['ArrowRight', ' ', 'n', 'j']) { actions[key] = () => show(place + 1); }
          for (const key of ['ArrowLeft', 'Backspace', 'b', 'k']) { actions[key] = () => show(place - 1); }
          document.addEventListener('keydown', (event) => {
            const isOnButton = event.target instanceof HTMLButtonElement && event.key === ' ';
            if (event.ctrlKey || event.altKey || event.metaKey || isOnButton) { return; }
            if (place === null ? event.key !== 's' : !(event.key in actions)) { return; }
            event.preventDefault();
            actions[event.key]();
          });
          start.addEventListener('click', () => { show(0); next.focus(); });
          back.addEventListener('click', () => show(place - 1));
          next.addEventListener('click', () => show(place + 1));
          all.addEventListener('click', () => show(null));
          show(null);
        })();
        """
}
