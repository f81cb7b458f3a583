/// The page's style: dark or light like the reader's system, without controls on paper.
enum PageStyle {
    static let text = """
        :root { color-scheme: light dark; --text: #1f2328; --page: #ffffff; --panel: #f6f8fa; --line: #d0d7de;
          --typed: #0550ae; --faint: #59636e; --wrong: #b35900; --mark: #0969da; }
        @media (prefers-color-scheme: dark) {
          :root { --text: #e6edf3; --page: #0d1117; --panel: #161b22; --line: #30363d; --typed: #79c0ff;
            --faint: #9198a1; --wrong: #f0a35e; --mark: #4493f8; }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--page); color: var(--text); font: 17px/1.6 system-ui, sans-serif; }
        main { max-width: max(54rem, calc(var(--columns) * 8.6px + 5rem)); margin: 0 auto; padding: 2rem 1.25rem 6rem; }
        h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.6em 0 0.6em; }
        h1:first-child, section:first-child > h1 { margin-top: 0; }
        main > h1, .prose { max-width: 54rem; margin-left: auto; margin-right: auto; }
        a { color: var(--mark); }
        pre, code, samp { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        p code, li code, td code, th code, h1 code, h2 code, h3 code { background: var(--panel); border-radius: 4px;
          padding: 0.1em 0.3em; font-size: 0.88em; }
        pre { margin: 0; font-size: 14px; line-height: 1.45; overflow-x: auto; tab-size: 8; }
        .session { container-type: inline-size; }
        .session pre { font-size: clamp(6px, calc((100cqi - 2.4rem) / (var(--columns) + 2) / 0.61), 14px); }
        .printed samp { display: block; width: max-content; max-width: calc((var(--columns) + 2) * 1ch);
          white-space: pre-wrap; word-break: break-all; }
        pre.code, .session { background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
          margin: 1rem 0; }
        pre.code { padding: 0.8rem 1rem; }
        .step { position: relative; padding: 0.6rem 1rem; border-left: 3px solid transparent; }
        .step + .step { border-top: 1px solid var(--line); }
        .step pre.typed { padding-right: 4.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
        .typed code { color: var(--typed); font-weight: 600; }
        .prompt { color: var(--faint); user-select: none; -webkit-user-select: none; }
        .printed { margin-top: 0.35rem; }
        .status { margin: 0.35rem 0 0; font-size: 0.8rem; color: var(--wrong); }
        blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--faint); }
        hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0; }
        .table { overflow-x: auto; }
        table { border-collapse: collapse; }
        th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.8rem; border: 1px solid var(--line); }
        button { font: 0.8rem system-ui, sans-serif; color: var(--text); background: var(--page);
          border: 1px solid var(--line); border-radius: 6px; padding: 0.25rem 0.6rem; cursor: pointer; }
        button:disabled { opacity: 0.45; cursor: default; }
        button:focus-visible, a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
        .copy { position: absolute; top: 0.5rem; right: 0.6rem; }
        .bar { position: fixed; left: 0; right: 0; bottom: 0; display: flex; flex-wrap: wrap; gap: 0.5rem;
          align-items: center; justify-content: center; padding: 0.6rem; background: var(--panel);
          border-top: 1px solid var(--line); font-size: 0.8rem; color: var(--faint); }
        kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 0.3em;
          background: var(--page); }
        .stepping .step.current { border-left-color: var(--mark); }
        @media print {
          main { padding-bottom: 0; }
          .bar, .copy { display: none; }
          .session, pre.code { break-inside: avoid; }
        }
        """
}
