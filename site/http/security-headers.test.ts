import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothing = { scripts: [], styles: [] };
const alone = { pictures: [], tagManager: false, toolbar: null };
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('the content security policy', () => {
  it('allows what the site itself wrote into the document, by its hashes', () => {
    const policy = contentSecurityPolicy({ scripts: ['one()', '{"a":1}'], styles: ['a{}'] }, alone);
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('one()'), hash('{"a":1}')]);
    expect(directive(policy, 'style-src')).toEqual(["'self'", hash('a{}')]);
  });

  it('never allows what is unsafe, and nobody to frame the site', () => {
    const policy = contentSecurityPolicy(nothing, { ...alone, tagManager: true });
    expect(policy).not.toContain('unsafe');
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  });

  it('names further hosts of tags where scripts, pictures, frames and connections may be', () => {
    const tags = ['https://tags.example.com', 'https://*.pixel.example'];
    const withTags = contentSecurityPolicy(nothing, { ...alone, tagManager: true, tags });
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src'])
      expect(directive(withTags, name), name).toEqual(expect.arrayContaining(tags));
    for (const name of ['style-src', 'font-src', 'form-action', 'default-src'])
      expect(directive(withTags, name), name).not.toContain(tags[0]);
    expect(contentSecurityPolicy(nothing, { ...alone, tags })).not.toContain('example');
  });

  it('names other hosts only where they are needed', () => {
    expect(contentSecurityPolicy(nothing, alone)).not.toMatch(/googletagmanager|prismic/);
    const all = contentSecurityPolicy(nothing, {
      pictures: ['https://images.prismic.io'],
      tagManager: true,
      toolbar: 'http://localhost:3010',
    });
    expect(directive(all, 'img-src')).toContain('https://images.prismic.io');
    expect(directive(all, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(all, 'script-src')).toContain('http://localhost:3010');
    expect(directive(all, 'connect-src')).toContain('http://localhost:3010');
    const hosted = contentSecurityPolicy(nothing, {
      ...alone,
      toolbar: 'https://static.cdn.prismic.io',
    });
    expect(directive(hosted, 'frame-src')).toContain('https://*.prismic.io');
  });
});
