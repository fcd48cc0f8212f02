import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Island } from './island.tsx';
import { watchIslands } from './loader.ts';

describe('Island', () => {
  it('is the HTML of the server, and beside it what the browser needs', () => {
    expect(
      renderToString(
        <Island name="finder" json={JSON.stringify({ count: 2 })} store={<p>kept</p>}>
          <p>two</p>
        </Island>,
      ),
    ).toBe(
      '<div data-island="finder"><div data-island-root=""><p>two</p></div>' +
        '<script type="application/json">{"count":2}</script><template><p>kept</p></template></div>',
    );
  });

  it('writes data that no text in it can end', () => {
    const html = renderToString(
      <Island name="x" json={JSON.stringify({ text: '</script><script>alert(1)</script><!--' })}>
        {null}
      </Island>,
    );
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    const json = /json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).text).toBe('</script><script>alert(1)</script><!--');
  });
});

/** As much of an element as the loader touches. */
const element = (autofocus = false) => {
  const made = { autofocus, closest: (_: string) => made };
  return made;
};

describe('watchIslands', () => {
  const watching = (fails = false) => {
    const wake = vi.fn();
    const load = vi.fn(async () => {
      if (fails) throw new Error('no network');
      return { wake };
    });
    const page = new EventTarget();
    watchIslands(page, load);
    /** Events of what is in a page arrive there. */
    const touch = (type: string, target: object) =>
      page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }));
    return { wake, load, touch };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('loads nothing until an island is touched', async () => {
    const { load, touch } = watching();
    touch('pointerdown', { closest: () => null });
    touch('keydown', new EventTarget());
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'pointerover', 'focusin', 'keydown'])(
    'loads at the first %s, of each that is touched, whenever it came',
    async (type) => {
      const { wake, touch } = watching();
      const [island, later] = [element(), element()];
      touch(type, island);
      touch(type, island);
      await settled();
      expect(wake).toHaveBeenCalledExactlyOnceWith(island);
      touch(type, later);
      await settled();
      expect(wake).toHaveBeenCalledTimes(2);
      expect(wake).toHaveBeenLastCalledWith(later);
    },
  );

  it('waits for a key where a field has the focus by itself', async () => {
    const island = element(true);
    const { load, touch } = watching();
    touch('focusin', island);
    expect(load).not.toHaveBeenCalled();
    touch('keydown', island);
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again at the next touch where loading failed', async () => {
    const island = element();
    const { wake, load, touch } = watching(true);
    touch('focusin', island);
    await settled();
    touch('pointerdown', island);
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    expect(wake).not.toHaveBeenCalled();
  });
});
