import { expect, it } from 'vitest';
import { newToken } from '../repository/tokens.ts';
import { loggedPath, requestKind } from './request-kind.ts';

it.each([
  ['/api/v2', 'repository'],
  ['/api/v2/', 'repository'],
  ['/api/v2/documents/search', 'search'],
  ['/api/v2/tags', 'tags'],
  ['/api/migration/documents', 'migration'],
  ['/api/models/customtypes', 'models'],
  ['/api/assets/assets/x', 'assets'],
  ['/api/farol/v1/events', 'events'],
  ['/api/farol/v1/live', 'events'],
  ['/api/farol/v1/documents', 'editors'],
  ['/media/abc_beach.jpg', 'media'],
  ['/previews/abc/ping', 'previews'],
  ['/prismic.js', 'previews'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/wp-login.php', 'other'],
  ['/api/v2/../etc', 'other'],
])('counts %s as %s', (path, kind) => {
  expect(requestKind(path)).toBe(kind);
});

it('writes down no key of a preview, and no token', () => {
  expect(loggedPath('/previews/secret:abc~def/ping')).toBe('/previews/…/ping');
  expect(loggedPath('/previews/secret')).toBe('/previews/…');
  expect(loggedPath('/api/farol/v1/previews/secret')).toBe('/api/farol/v1/previews/…');
  expect(loggedPath('/api/farol/v1/previews')).toBe('/api/farol/v1/previews');
  expect(loggedPath('/media/abc_beach.jpg')).toBe('/media/abc_beach.jpg');
  const media = `/media/abc_${'long-'.repeat(15)}name.jpg`;
  expect(loggedPath(media)).toBe(media);
  expect(loggedPath(`/settings/security/token/${newToken()}`)).toBe('/settings/security/token/…');
});
