import { describe, expect, it } from 'vitest';
import { slugOf } from './document-parts.ts';

const page = { id: 'page', label: 'Page', repeatable: true };

describe('the slug of a document', () => {
  it.each([
    ['Todoop – Gardez votre vie organisée', 'todoop--gardez-votre-vie-organisee'],
    ['À propos de Todoop', 'a-propos-de-todoop'],
    ["Les Bonnes Choses's internship: a testimony", 'les-bonnes-chosess-internship-a-testimony'],
    [
      'Our world-famous Pastry Art Brainstorm event',
      'our-world-famous-pastry-art-brainstorm-event',
    ],
    ['  Spaces around ', 'spaces-around'],
    ['東京 2027', '東京-2027'],
  ])('of %j is %s', (title, slug) => {
    expect(slugOf(page, title)).toBe(slug);
  });

  it.each([null, '', '…', ' '])('is what the type is called where the title is %j', (title) => {
    expect(slugOf({ ...page, id: 'blog_post', label: 'Blog Post' }, title)).toBe('blog-post');
    expect(slugOf({ ...page, id: 'blog_post', label: '' }, title)).toBe('blog_post');
  });

  it('is what the type is called where it holds one document', () => {
    const settings = { id: 'settings', label: 'Settings', repeatable: false };
    expect(slugOf(settings, 'Todoop')).toBe('settings');
  });
});
