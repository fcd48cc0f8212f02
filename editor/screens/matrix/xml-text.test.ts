import { expect, it } from 'vitest';
import { xmlTextOf } from './xml-text.ts';

const declared = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><a>Olá, São</a>`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

it.each<[string, Buffer, string]>([
  ['UTF-8', Buffer.from(declared('UTF-8')), declared('UTF-8')],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${declared('latin1')}`), declared('latin1')],
  ['no encoding', Buffer.from('<a>Olá</a>'), '<a>Olá</a>'],
  ['Latin-1', latin(declared('ISO-8859-1')), declared('ISO-8859-1')],
  ['UTF-16 with a mark', utf16(`\ufeff${declared('UTF-16')}`), declared('UTF-16')],
  ['UTF-16 without one', utf16(declared('UTF-16')), declared('UTF-16')],
  ['UTF-16 of the other order', utf16(`\ufeff${declared('UTF-16')}`).swap16(), declared('UTF-16')],
  ['UTF-8 that says it is UTF-16', Buffer.from(declared('UTF-16')), declared('UTF-16')],
])('a file in %s is read as it was written', async (_, bytes, text) => {
  expect(await xmlTextOf(new Blob([new Uint8Array(bytes)]))).toBe(text);
});

it.each([latin(declared('UTF-8')), Buffer.from(declared('klingon'))])(
  'a file in another encoding than it says is not guessed at',
  async (bytes) => {
    await expect(xmlTextOf(new Blob([new Uint8Array(bytes)]))).rejects.toThrow();
  },
);
