import { describe, expect, it } from 'vitest';
import { readRef } from './ref-parameter.ts';

const token = 'https://farol.prismic.io/previews/X:Y?websitePreviewId=Z';

describe('readRef', () => {
  it.each([null, '', '  '])('finds nothing in %j', (parameter) => {
    expect(readRef(parameter, 'farol')).toEqual({ kind: 'none' });
  });

  it.each([
    ['ZG5h3BAAAB8AhmzJ', 'ZG5h3BAAAB8AhmzJ'],
    ['ZIBvwxAAACEAgx93~ZIBJVRAAACMAgmBd', 'ZIBvwxAAACEAgx93~ZIBJVRAAACMAgmBd'],
    [token, token],
    [encodeURIComponent(token), token],
    ['http%3A%2F%2Flocalhost%3A8000%2Fpreviews%2FX', 'http://localhost:8000/previews/X'],
    [JSON.stringify({ 'farol.prismic.io': { preview: token } }), token],
    [JSON.stringify({ 'farol.localhost:8000': { preview: token } }), token],
    [JSON.stringify({ farol: { preview: encodeURIComponent(token) } }), token],
    [encodeURIComponent(JSON.stringify({ 'farol.prismic.io': { preview: token } })), token],
    [`{%22_tracker%22:%22a%22%2C%22farol.prismic.io%22:{%22preview%22:%22${token}%22}}`, token],
  ])('reads %s', (parameter, ref) => {
    expect(readRef(parameter, 'farol')).toEqual({ kind: 'named', ref });
  });

  it.each([
    '{"_tracker":"AbCd1234"}',
    '{%22_tracker%22:%22AbCd1234%22}',
    '{}',
    '{"farol.prismic.io":{}}',
    '{"farol.prismic.io":{"preview":""}}',
    '{"farol.prismic.io":{"preview":7}}',
    '{"other.prismic.io":{"preview":"https://other.prismic.io/previews/X"}}',
    '{"farolito.prismic.io":{"preview":"https://farolito.prismic.io/previews/X"}}',
  ])('takes %s for the published content', (parameter) => {
    expect(readRef(parameter, 'farol')).toEqual({ kind: 'master' });
  });

  it.each(['{', '{"farol', '%7B', 'https%3A%2', '[1]', '{%22%E0%A4%A%22}'])(
    'leaves %s to be unknown',
    (parameter) => {
      expect(readRef(parameter, 'farol').kind).toBe('named');
    },
  );
});
