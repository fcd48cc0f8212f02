import type { Shown } from './judging.ts';

/** Runs in each person's page, so nothing here may refer to the outside. */

declare global {
  interface Window {
    /** Reports texts that somebody sees and gives up. */
    partWith(text: string): void;
    /** Reports which words appeared on the page and which disappeared. */
    notice(came: string, went: string): void;
  }
}

export interface Look extends Shown {
  /** The state of saving, as the editor marks it. */
  state: string;
  clashes: number;
}

export function look(): Look {
  const fields = [
    ...document.querySelectorAll<HTMLElement>('.form :is(textarea, .ProseMirror)'),
  ].map((control): [string, string] => {
    const path = control.closest<HTMLElement>('.field')?.dataset.path ?? '';
    const section = control.closest('.section > details')?.id ?? '';
    const name = path.replace(/^data\.(slices\[\d+\]\.primary\.)?/, '');
    const text = control instanceof HTMLTextAreaElement ? control.value : control.textContent;
    return [`${section.replace('slice-', '')}/${name}`, text];
  });
  return {
    fields: Object.fromEntries(fields),
    sections: [...document.querySelectorAll('.section > details')].map(({ id }) =>
      id.replace('slice-', ''),
    ),
    state: document.querySelector<HTMLElement>('.saved')?.dataset.state ?? '',
    clashes: document.querySelectorAll('.clash').length,
  };
}

/** Opens every section, so that its fields are rendered. */
export function unfold(): void {
  for (const section of document.querySelectorAll<HTMLDetailsElement>('.section > details'))
    section.open = true;
}

/** Reports what somebody sees as they overwrite or remove it, or choose between two texts. */
export function watch(): void {
  let known = new Set<string>();
  setInterval(() => {
    const texts = [...document.querySelectorAll('.form textarea, .form .ProseMirror, .clash')];
    const all = texts.map((each) =>
      each instanceof HTMLTextAreaElement
        ? each.value
        : `${each.className === 'clash' ? 'clash ' : ''}${each.textContent}`,
    );
    const words = new Set(
      all.flatMap((text) =>
        (text.match(/[a-h]\d+z/g) ?? []).map((mark) =>
          text.startsWith('clash ') ? `${mark}(clash)` : mark,
        ),
      ),
    );
    const came = [...words].filter((word) => !known.has(word));
    const went = [...known].filter((word) => !words.has(word));
    known = words;
    if (came.length + went.length > 0) window.notice(came.join(' '), went.join(' '));
  }, 100);
  const controls = ':is(textarea, .ProseMirror)';
  const textOf = (control: Element) =>
    control instanceof HTMLTextAreaElement ? control.value : (control.textContent ?? '');
  // Before the key takes effect: an editor may overwrite the selection without another event.
  addEventListener(
    'keypress',
    ({ target }) => {
      const chosen =
        target instanceof HTMLTextAreaElement
          ? target.value.slice(target.selectionStart, target.selectionEnd)
          : String(getSelection());
      if (chosen) window.partWith(chosen);
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const clash = button?.closest('.clash');
      if (clash) window.partWith(clash.textContent ?? '');
      if (button?.textContent !== 'Remove') return;
      const section = button.closest('.section');
      for (const control of section?.querySelectorAll(controls) ?? [])
        window.partWith(textOf(control));
      // A conflict within the section is given up with it.
      for (const each of document.querySelectorAll('.clash'))
        window.partWith(each.textContent ?? '');
    },
    { capture: true },
  );
}
