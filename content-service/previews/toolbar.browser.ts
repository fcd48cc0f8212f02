/**
 * The preview toolbar, loaded by the website from `/prismic.js?new=true&repo=NAME`. It relies on the website's own
 * cookie and the token in it, and sends requests to the service without cookies, so that browsers which isolate
 * third-party cookies do not break it. It does nothing for visitors without a preview.
 */
(() => {
  const cookie = 'io.prismic.preview';
  const pollMs = 3000;

  const script = document.currentScript as HTMLScriptElement | null;
  if (!script || window !== window.top) return;
  const source = new URL(script.src);
  const service = source.origin;
  const domain = `${source.searchParams.get('repo')}.prismic.io`;

  interface State {
    ref: string;
    title: string;
    release: boolean;
    expiresAt: number;
  }

  /** The token in the cookie, either plain or in the toolbar's JSON. */
  function readToken(): string | null {
    const raw = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
    if (!raw) return null;
    let value = raw.slice(cookie.length + 1);
    try {
      value = decodeURIComponent(value);
    } catch {
      // The value was not encoded; it is used unchanged.
    }
    if (!value.startsWith('{')) return value.includes('websitePreviewId=') ? value : null;
    try {
      return JSON.parse(value)[domain]?.preview ?? null;
    } catch {
      return null;
    }
  }

  // Not every browser that editors use has the Cookie Store API.
  function setCookie(text: string): void {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = text;
  }

  function writeToken(ref: string | null): void {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    const attributes = `path=/; samesite=lax${secure}`;
    if (ref === null) {
      setCookie(`${cookie}=; ${attributes}; max-age=0`);
      return;
    }
    const value = encodeURIComponent(JSON.stringify({ [domain]: { preview: ref } }));
    setCookie(`${cookie}=${value}; ${attributes}`);
  }

  /** Notifies the page, and reloads it unless the page cancels the event. */
  function announce(name: string, detail?: { ref: string }): void {
    const event = new CustomEvent(name, { cancelable: true, detail });
    if (window.dispatchEvent(event)) location.reload();
  }

  async function ask<Answer>(token: string, what: 'state' | 'ping'): Promise<Answer | null> {
    const session = /\/previews\/([\w-]+)/.exec(token)?.[1];
    if (!session) return null;
    const address = `${service}/previews/${session}/${what}?ref=${encodeURIComponent(token)}`;
    try {
      const response = await fetch(address, { credentials: 'omit', cache: 'no-store' });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  }

  const words: Record<string, Record<string, string>> = {
    en: {
      label: 'Preview',
      of: 'Preview',
      until: 'until',
      leave: 'Leave preview',
      gone: 'Preview ended',
    },
    pt: {
      label: 'Prévia',
      of: 'Prévia',
      until: 'até',
      leave: 'Sair da prévia',
      gone: 'Prévia encerrada',
    },
    es: {
      label: 'Vista previa',
      of: 'Vista previa',
      until: 'hasta',
      leave: 'Salir de la vista previa',
      gone: 'Vista previa terminada',
    },
    fr: {
      label: 'Aperçu',
      of: 'Aperçu',
      until: 'jusqu’au',
      leave: 'Quitter l’aperçu',
      gone: 'Aperçu terminé',
    },
  };

  const language = document.documentElement.lang.slice(0, 2);
  const say = (key: string) => (words[language] ?? words.en)?.[key] ?? key;

  const style = `
    :host { all: initial; position: fixed; z-index: 2147483000; inset: auto 12px calc(12px + var(--taken-below, 0px)); font-family: inherit; display: flex; justify-content: center; pointer-events: none; }
    .bar { pointer-events: auto; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; max-width: 100%; box-sizing: border-box; padding: 6px 6px 6px 16px; border: 2px solid #ffb73a; border-radius: 4px; background: #071d30; color: #fff6e3; font-size: 1rem; font-weight: 500; line-height: 1.3; box-shadow: 0 6px 24px rgb(4 19 31 / .35); }
    .lamp { width: 10px; height: 10px; border-radius: 50%; background: #ffb73a; box-shadow: 0 0 0 4px rgb(255 183 58 / .25); }
    .until { flex: 1 1 14em; color: #b1c4d1; font-size: .9em; }
    button { min-height: 44px; padding: 0 18px; border: 1px solid #ffb73a; border-radius: 2px; background: #ffb73a; color: #071d30; font: inherit; font-weight: 650; cursor: pointer; }
    button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
  `;

  function show(state: State, leave: () => void): HTMLElement {
    const host = document.createElement('aside');
    host.id = 'preview-toolbar';
    host.setAttribute('aria-label', say('label'));
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const bar = element('div', 'bar');
    const lamp = element('span', 'lamp');
    lamp.setAttribute('aria-hidden', 'true');
    const status = element('span', 'what', `${say('of')}: ${state.title}`);
    status.setAttribute('role', 'status');
    const until = momentOf(state.expiresAt, document.documentElement.lang || 'en');
    const button = element('button', 'leave', say('leave'));
    button.setAttribute('type', 'button');
    button.addEventListener('click', leave);
    bar.append(lamp, status, element('span', 'until', `${say('until')} ${until}`), button);
    root.append(bar);
    document.body.append(host);
    return host;
  }

  /** Formats dates as the site does; the toolbar imports nothing. */
  function momentOf(time: number, language: string): string {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
    const first = { fr: '1er', pt: '1º' }[language.slice(0, 2)] ?? '1';
    return format.format(time).replace(/^1(?= )/, first);
  }

  function element(name: string, className: string, text = ''): HTMLElement {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  async function start(token: string): Promise<void> {
    let timer = 0;
    let isOver = false;
    const state = await ask<State>(token, 'state');
    // An unreachable service does not end the preview.
    if (!state) return;
    if (!state.ref) return end(null);
    let current = token;
    const host = show(state, () => end(host));

    function end(shown: HTMLElement | null): void {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      shown?.remove();
      writeToken(null);
      announce('prismicPreviewEnd');
    }

    async function look(): Promise<void> {
      if (document.visibilityState === 'visible') {
        if (readToken() === null) return end(host);
        const answer = await ask<{ reload: boolean; ref: string }>(current, 'ping');
        // Somebody may have left meanwhile, in another tab too.
        if (readToken() === null || (answer && !answer.ref)) return end(host);
        if (answer?.reload) {
          current = answer.ref;
          writeToken(current);
          announce('prismicPreviewUpdate', { ref: current });
        }
      }
      timer = window.setTimeout(look, pollMs);
    }

    timer = window.setTimeout(look, pollMs);
  }

  const token = readToken();
  if (token) start(token);
  window.dispatchEvent(new CustomEvent('prismic'));
})();
