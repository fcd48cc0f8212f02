import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { leavesOf, withOrigins } from './origins.ts';

const origin = { document: 'doc', slice: 'hero$1' };

describe('what may be found again on a page', () => {
  it('is every text, picture and date, with its field', () => {
    const data = {
      title: 'A  title',
      empty: null,
      body: [{ type: 'paragraph', text: 'One', spans: [] }],
      picture: { url: 'https://x/media/a_b.jpg?w=1', dimensions: {}, alt: 'no text of the page' },
      dates: [{ begins: '2027-05-03', link: { link_type: 'Web', url: 'https://y', text: 'Go' } }],
    };
    expect(leavesOf(data, 'data')).toEqual([
      { field: 'data.title', kind: 'text', value: 'A title' },
      { field: 'data.body[0]', kind: 'text', value: 'One' },
      { field: 'data.picture', kind: 'picture', value: 'a_b.jpg' },
      { field: 'data.dates[0].begins', kind: 'date', value: '2027-05-03' },
      { field: 'data.dates[0].link', kind: 'text', value: 'Go' },
    ]);
  });
});

describe('elements', () => {
  const marked = (html: string, primary: Record<string, unknown>) =>
    withOrigins(html, origin, leavesOf(primary, 'primary'));
  const from = (field: string) => `data-from="doc hero$1 ${field}"`;

  it('say where their text comes from, the innermost of those that say it', () => {
    expect(
      marked('<section><div><h2><a href="/">A &amp; B</a></h2></div></section>', {
        title: 'A & B',
      }),
    ).toBe(
      `<section ${from('')}><div><h2><a ${from('primary.title')} href="/">A &amp; B</a></h2></div></section>`,
    );
  });

  it('are found by all that they say, whatever is bold within', () => {
    const text = 'Some bold words';
    expect(
      marked('<div><p>Some <strong>bold</strong> words</p></div>', {
        body: [{ type: 'paragraph', text, spans: [] }],
      }),
    ).toBe(
      `<div ${from('')}><p ${from('primary.body[0]')}>Some <strong>bold</strong> words</p></div>`,
    );
  });

  it('that say the same come in the order of the fields', () => {
    expect(
      marked('<ul><li>x</li><li>x</li><li>y</li></ul>', { items: [{ a: 'x' }, { a: 'x' }] }),
    ).toBe(
      `<ul ${from('')}><li ${from('primary.items[0].a')}>x</li><li ${from('primary.items[1].a')}>x</li><li>y</li></ul>`,
    );
  });

  it('with a picture or a date are found by it', () => {
    const primary = {
      picture: { url: 'http://x/media/a_b.jpg', dimensions: {} },
      day: '2027-05-03',
    };
    expect(
      marked(
        '<div><img src="/media/a_b.jpg?w=3&amp;s=k"/><time dateTime="2027-05-03">3 May</time></div>',
        primary,
      ),
    ).toBe(
      `<div ${from('')}><img ${from('primary.picture')} src="/media/a_b.jpg?w=3&amp;s=k"/><time ${from('primary.day')} dateTime="2027-05-03">3 May</time></div>`,
    );
  });

  it('that are marked stay so, and what scripts hold is no text', () => {
    const once = marked('<p>One</p><script>"<p>One</p>"</script>', { a: 'One' });
    expect(once).toBe(`<p ${from('primary.a')}>One</p><script>"<p>One</p>"</script>`);
    expect(
      withOrigins(once, { document: 'other', slice: null }, leavesOf({ a: 'One' }, 'data')),
    ).toBe(once);
  });

  it('break out of no attribute', () => {
    const evil = withOrigins('<p>x</p>', { document: '"><script>', slice: 'a"b' }, []);
    expect(evil).toBe('<p data-from="%22%3E%3Cscript%3E a%22b ">x</p>');
  });
});

const bare = { document: 'd', slice: null };

it('finds each of equal texts at a place of its own, in order', () => {
  const leaves = leavesOf(['Same', 'Other', 'Same'], 'data.words');
  expect(withOrigins('<p>Same</p><p>Same</p><p>Other</p><p>Same</p>', bare, leaves)).toBe(
    '<p data-from="d  data.words[0]">Same</p><p data-from="d  data.words[2]">Same</p><p data-from="d  data.words[1]">Other</p><p>Same</p>',
  );
});

it('finds what is said without end in time that grows with it', () => {
  const many = 150_000;
  const leaves = leavesOf(
    Array.from({ length: many }, () => 'Same'),
    'data.words',
  );
  const began = workedMs();
  const html = withOrigins('<p>Same</p>'.repeat(many), bare, leaves);
  expect(html.split('data-from')).toHaveLength(many + 1);
  expect(workedMs() - began).toBeLessThan(5_000);
});
