import { expect, it } from 'vitest';
import {
  proveDrafts,
  proveEditorAttacks,
  proveEverything,
  proveFleet,
  proveFlood,
  proveHeaders,
  proveHostile,
  proveMirrorKill,
  provePictures,
  provePreviews,
  proveRollingUpdate,
  proveScripts,
  proveServiceKilled,
  proveSlowConnections,
  proveSoak,
  proveStalls,
  proveTogether,
  proveTyping,
  proveUpstream,
} from './index.ts';
import type { Verdict } from './verdict.ts';

/**
 * The short forms, some at once: they wait for processes more than they work. Times are judged by the full ones, on
 * a machine that does nothing else.
 */
const proofs: Record<string, (options: { short: boolean }) => Promise<Verdict>> = {
  'shows the last good content whatever the content service answers': proveUpstream,
  'goes on while the content service is killed again and again': proveServiceKilled,
  'starts with a whole snapshot wherever it was killed, and goes on without a disk':
    proveMirrorKill,
  'shows nothing of a draft to the public': proveDrafts,
  'shows editors their drafts beside visitors': provePreviews,
  'keeps hostile requests on the site, and its pages as they are': proveHostile,
  'runs no script that stands in the content': proveScripts,
  'lets nobody at what editors have': proveEditorAttacks,
  'sends every answer with its security headers': proveHeaders,
  'serves visitors beside clients that ask for much and read nothing': proveFlood,
  'serves visitors beside slow connections': proveSlowConnections,
  'serves visitors beside many searches and filtered lists': proveStalls,
  'shows published pictures while others are asked for': provePictures,
  'shows each publication under load': proveSoak,
  'has the files of each page while sites are updated': proveRollingUpdate,
  'spares visitors the end of any process of a fleet': proveFleet,
  'keeps each character that was typed, whatever ends': proveTyping,
  'brings together what people write at once in one document': proveTogether,
  'keeps every promise while everything happens at once': proveEverything,
};

it.concurrent.each(Object.entries(proofs))('%s', async (_, prove) => {
  const { passed, figures } = await prove({ short: true });
  expect(passed, JSON.stringify(figures, null, 2)).toBe(true);
});
