import { isRecord } from '@farol/content-model';

/**
 * What a `ref` parameter asks for. Besides refs and preview tokens, clients send the value of the preview
 * cookie as they find it: a token, still percent-encoded or not, or the toolbar's JSON, decoded or not,
 * which holds a token per repository beside a tracker and may hold the tracker alone.
 */
export type AskedRef = { kind: 'none' } | { kind: 'master' } | { kind: 'named'; ref: string };

export function readRef(parameter: string | null, repositoryName: string): AskedRef {
  const text = decodedFully(parameter?.trim() ?? '');
  if (text === '') return { kind: 'none' };
  if (!text.startsWith('{')) return { kind: 'named', ref: text };
  const cookie = parsed(text);
  if (!isRecord(cookie)) return { kind: 'named', ref: text };
  const token = Object.entries(cookie).flatMap(([host, entry]) =>
    isOfRepository(host, repositoryName) && isRecord(entry) ? [entry.preview] : [],
  )[0];
  if (typeof token !== 'string' || token === '') return { kind: 'master' };
  return { kind: 'named', ref: decodedFully(token) };
}

/** The toolbar names the host it came from: `farol.prismic.io`. */
function isOfRepository(host: string, repositoryName: string): boolean {
  return host === repositoryName || host.startsWith(`${repositoryName}.`);
}

/** Refs hold no percent signs; what does was encoded once more than it was decoded. */
function decodedFully(text: string): string {
  const encodedStart = /^(?:https?%3A|%7B|\{[^"]*%22)/i;
  return encodedStart.test(text) ? decoded(text) : text;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
