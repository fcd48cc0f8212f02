import { expect, it } from 'vitest';
import { emptyLink, isBegun, linkKindOf, webAddress, withTarget, withText } from './link-value.ts';

it.each([
  [{}, 'Any'],
  [{ link_type: 'Any', text: 'Later' }, 'Any'],
  [{ link_type: 'Web', url: 'https://example.org' }, 'Web'],
  [{ link_type: 'Web', url: 'mailto:ana@example.org' }, 'Mail'],
  [{ link_type: 'Web', url: 'TEL:+351' }, 'Phone'],
  [{ link_type: 'Web' }, 'Web'],
  [{ link_type: 'Document', id: 'a' }, 'Document'],
  [{ link_type: 'Media', id: 'a' }, 'Media'],
])('knows what %j leads to', (link, kind) => {
  expect(linkKindOf(link)).toBe(kind);
});

it.each([
  ['www.example.org', 'https://www.example.org'],
  ['viagens.com.br/preços?de=lisboa#maio', 'https://viagens.com.br/preços?de=lisboa#maio'],
  ['localhost.example:3000', 'https://localhost.example:3000'],
  ['http://example.org', 'http://example.org'],
  ['/programs', '/programs'],
  ['#prices', '#prices'],
  ['ana@example.org', 'ana@example.org'],
  ['example', 'example'],
  ['two words.org', 'two words.org'],
])('takes %s for %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

it('knows a link that somebody has begun to write', () => {
  const urls = ['', 'https://', 'mailto:', 'tel:', 'https://a', 'example'];
  expect(urls.filter((url) => isBegun({ link_type: 'Web', url }))).toEqual([
    'https://a',
    'example',
  ]);
  expect(isBegun({ link_type: 'Document' })).toBe(false);
});

it('keeps words and key where it comes to lead elsewhere', () => {
  const kept = { text: 'Write to us', key: 'k' };
  expect(emptyLink('Mail', kept)).toEqual({ link_type: 'Web', url: 'mailto:', ...kept });
  expect(emptyLink('Document', kept)).toEqual({ link_type: 'Document', ...kept });
  expect(emptyLink('Any', kept)).toEqual({ link_type: 'Any', ...kept });
  expect(emptyLink('Any', {})).toBeUndefined();
});

it('is empty without words and without anything it leads to', () => {
  expect(withText({}, 'Soon')).toEqual({ link_type: 'Any', text: 'Soon' });
  expect(withText({ link_type: 'Any', text: 'Soon' }, '')).toBeUndefined();
  expect(withText({ link_type: 'Any', text: 'Soon', key: 'k' }, '')).toEqual({
    link_type: 'Any',
    key: 'k',
  });
  const web = { link_type: 'Web', url: 'https://example.org' };
  expect(withText({ ...web, text: 'Soon' }, '')).toEqual(web);
});

it('opens in a new tab, or not', () => {
  const web = { link_type: 'Web', url: 'https://example.org' };
  expect(withTarget(web, true)).toEqual({ ...web, target: '_blank' });
  expect(withTarget({ ...web, target: '_blank' }, false)).toEqual(web);
});
