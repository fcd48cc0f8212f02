import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimedExtension, cleanName, safeName } from './safe-name.ts';

describe('safeName', () => {
  it.each([
    ['Beach.JPG', 'beach.jpg'],
    ['São Paulo & Rio.jpeg', 'sao-paulo-rio.jpg'],
    ['Straße Łódź Ærø.png', 'strasse-lodz-aero.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['..\\..\\boot.ini', 'boot.jpg'],
    ['archive.tar.gz', 'archive-tar.jpg'],
    ['photo.jpg.exe', 'photo-jpg.jpg'],
    ['日本', 'file.jpg'],
    ['.htaccess', 'file.jpg'],
    ['', 'file.jpg'],
    ['a_b.png', 'a-b.jpg'],
    ['before--after.png', 'before--after.jpg'],
    ['before - after.png', 'before-after.jpg'],
    ['x\u0000y\r\nz".png', 'x-y-z.jpg'],
  ])('keeps %j as %j', (named, kept) => {
    expect(safeName(named, 'jpg')).toBe(kept);
  });

  it('bounds the length', () => {
    expect(safeName(`${'x'.repeat(300)}.png`, 'png')).toBe(`${'x'.repeat(80)}.png`);
  });

  it('is safe whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (named) => {
        expect(safeName(named, 'png')).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?\.png$/);
      }),
    );
  });
});

describe('cleanName', () => {
  it('keeps a name as it is', () => {
    const name = 'São Paulo -- & Rio (2).JPEG';
    expect(cleanName(name)).toBe(name);
  });

  it('removes characters that are invalid in text', () => {
    expect(cleanName('a\u0000b\r\nc\ud800.png')).toBe('abc\ufffd.png');
    expect(cleanName(`${'x'.repeat(400)}.png`)).toHaveLength(300);
  });

  it('removes what nobody sees, such as what turns an ending around, but not what joins letters', () => {
    expect(cleanName('holiday\u202egpj.zip')).toBe('holidaygpj.zip');
    expect(cleanName('\u2066a\u2069\ufeff\u00ad.png')).toBe('a.png');
    expect(cleanName('a\u3164\u115f.png')).toBe('a.png');
    for (const name of ['\u2764\ufe0f.png', '\u{1f469}\u200d\u{1f467}.png', 'می\u200cروم.pdf'])
      expect(cleanName(name)).toBe(name);
  });
});

describe('claimedExtension', () => {
  it.each([
    ['list.CSV', 'csv'],
    ['a.b.txt', 'txt'],
    ['none', ''],
    ['strange.e x e', ''],
    ['long.extensionlike', ''],
  ])('of %s is %s', (named, extension) => {
    expect(claimedExtension(named)).toBe(extension);
  });
});
