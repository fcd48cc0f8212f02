import { describe, expect, it } from 'vitest';
import { isOwnToken, readPreviewCookie, removePreview, setPreview } from './cookie.ts';

const hosted = { repository: 'farol', service: null };
const embedded = { repository: 'farol', service: 'http://localhost:3010' };
const token = 'https://farol.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const own = 'http://localhost:3010/previews/abc:def?websitePreviewId=def';
const cookie = (value: string) => `a=b; io.prismic.preview=${value}; lang=en`;

describe('the preview cookie', () => {
  it.each([
    ['the token, encoded', encodeURIComponent(token)],
    ['the token as it stands', token],
    [
      'the toolbar’s JSON',
      `{%22_tracker%22:%22Ab%22%2C%22farol.prismic.io%22:{%22preview%22:%22${token}%22}}`,
    ],
    [
      'that JSON, all encoded',
      encodeURIComponent(JSON.stringify({ 'farol.prismic.io': { preview: token } })),
    ],
    ['that JSON, decoded', JSON.stringify({ 'farol.prismic.io': { preview: token } })],
  ])('holds %s', (_, value) => {
    expect(readPreviewCookie(cookie(value), hosted)).toEqual({ kind: 'preview', token });
  });

  it('holds a token of the embedded service', () => {
    const read = readPreviewCookie(cookie(encodeURIComponent(own)), embedded);
    expect(read).toEqual({ kind: 'preview', token: own });
    const json = JSON.stringify({ 'farol.prismic.io': { preview: own } });
    expect(readPreviewCookie(cookie(encodeURIComponent(json)), embedded)).toEqual(read);
  });

  it.each([
    ['no cookie', undefined],
    ['another cookie', 'lang=en'],
    ['an empty one', cookie('')],
    ['an editor who previews nothing', cookie('{%22_tracker%22:%22AbCd1234%22}')],
  ])('says nothing with %s', (_, header) => {
    expect(readPreviewCookie(header, hosted)).toEqual({ kind: 'none' });
  });

  it.each([
    ['of another repository', encodeURIComponent(token.replace('farol.', 'other.'))],
    [
      'of another repository in JSON',
      encodeURIComponent(JSON.stringify({ 'other.prismic.io': { preview: token } })),
    ],
    ['that is no token', 'hello'],
    ['that is broken JSON', '{%22a'],
    ['that cannot be decoded', '%zz'],
    ['without the id of the site', encodeURIComponent(token.split('?')[0] ?? '')],
  ])('is foreign %s', (_, value) => {
    expect(readPreviewCookie(cookie(value), hosted)).toEqual({ kind: 'foreign' });
  });

  it('is set so that scripts read it and other sites do not send it', () => {
    const plain = `io.prismic.preview=${encodeURIComponent(token)}; Path=/; SameSite=Lax`;
    expect(setPreview(token, false)).toBe(plain);
    expect(setPreview(token, true)).toBe(`${plain}; Secure`);
    expect(removePreview(true)).toMatch(/Max-Age=0; Secure$/);
  });
});

describe('a token', () => {
  it.each([
    'https://farol.prismic.io.evil.example/previews/X:Y?websitePreviewId=Z',
    'https://evil.example/previews/X:Y?websitePreviewId=Z',
    'javascript:alert(1)//previews/?websitePreviewId=Z',
    'https://farol.prismic.io/other/X:Y?websitePreviewId=Z',
    'https://farol.prismic.io/previews/X:Y?websitePreviewId=',
    `https://farol.prismic.io/previews/${'x'.repeat(2000)}?websitePreviewId=Z`,
    'https://farol.prismic.io/previews/X\r\nset-cookie:a?websitePreviewId=Z',
    '',
  ])('is not %j', (other) => {
    expect(isOwnToken(other, hosted)).toBe(false);
  });
});
