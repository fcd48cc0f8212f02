import { expect, it } from 'vitest';
import { sampleDocuments } from '../../sample/documents.ts';
import { languageKeys } from '../../sample/source.ts';
import { textsOf } from '../../sample/texts.ts';
import { messages } from '../../site/messages/messages.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));

it.each(languageKeys)(
  'tells where to change one’s mind about cookies by the name it has on the page: %s',
  (key) => {
    const cookies = documents.find((document) => document.key === `page:cookies:${key}`);
    const said = (cookies ? textsOf(cookies) : []).map(({ text }) => text).join('\n');
    expect(said).toContain(messages[key].consentReopen);
  },
);
