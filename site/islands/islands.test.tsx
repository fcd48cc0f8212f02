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

/** As much of a browser as the loader touches. */
class FakeElement extends EventTarget {
  autofocus = false;
}
describe('watchIslands', () => {
  const watching = (islands: FakeElement[], fails = false) => {
    const wake = vi.fn();
    const load = vi.fn(async () => {
      if (fails) throw new Error('no network');
      return { wake };
    });
    // The loader asks a document for nothing else.
    watchIslands({ querySelectorAll: () => islands } as unknown as Document, load);
    return { wake, load };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('loads nothing until an island is touched', async () => {
    const { load } = watching([new FakeElement()]);
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'pointerover', 'focusin', 'keydown'])(
    'loads at the first %s',
    async (touch) => {
      const [island, other] = [new FakeElement(), new FakeElement()];
      const { wake } = watching([island, other]);
      island.dispatchEvent(new Event(touch));
      island.dispatchEvent(new Event(touch));
      await settled();
      expect(wake).toHaveBeenCalledExactlyOnceWith(island);
    },
  );

  it('waits for a key where a field has the focus by itself', async () => {
    const island = new FakeElement();
    island.autofocus = true;
    const { load } = watching([island]);
    island.dispatchEvent(new Event('focusin'));
    expect(load).not.toHaveBeenCalled();
    island.dispatchEvent(new Event('keydown'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again at the next touch where loading failed', async () => {
    const island = new FakeElement();
    const { wake, load } = watching([island], true);
    island.dispatchEvent(new Event('focusin'));
    await settled();
    island.dispatchEvent(new Event('pointerdown'));
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    expect(wake).not.toHaveBeenCalled();
  });
});
