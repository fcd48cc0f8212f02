import { expect, it } from 'vitest';
import { embedOf } from './embed-providers.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'YouTube',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3',
    'YouTube',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
    'YouTube',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'YouTube',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'Vimeo', 'https://vimeo.com/76979871'],
  [
    'https://open.spotify.com/intl-pt/album/4aawyAB9vmqN3uQ7FjRGTy',
    'Spotify',
    'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  ],
])('knows %s', (address, provider, kept) => {
  expect(embedOf(address)).toEqual({
    embed_url: kept,
    provider_name: provider,
    type: provider === 'Spotify' ? 'rich' : 'video',
    version: '1.0',
    html: null,
  });
});

it.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/"><script>alert(1)</script>',
  'https://vimeo.com/settings',
  '',
])('keeps nothing of %s', (address) => {
  expect(embedOf(address)).toBeNull();
});
