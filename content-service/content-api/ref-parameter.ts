import { decoded, isRecord, jsonOrNull } from '@farol/content-model';

/**
 * The meaning of a `ref` parameter. Besides refs and preview tokens, clients send the raw value of the preview
 * cookie: a token, percent-encoded or not, or the toolbar's JSON, encoded or not, which has a token per repository
 * and a tracker, or only the tracker.
 */
type RequestedRef = { kind: 'none' } | { kind: 'master' } | { kind: 'named'; ref: string };

export function readRef(parameter: string | null, repositoryName: string): RequestedRef {
  const text = decodeIfEncoded(parameter?.trim() ?? '');
  if (text === '') return { kind: 'none' };
  if (!text.startsWith('{')) return { kind: 'named', ref: text };
  const cookie = jsonOrNull(text);
  if (!isRecord(cookie)) return { kind: 'named', ref: text };
  const token = Object.entries(cookie).flatMap(([host, entry]) =>
    belongsTo(host, repositoryName) && isRecord(entry) ? [entry.preview] : [],
  )[0];
  if (typeof token !== 'string' || token === '') return { kind: 'master' };
  return { kind: 'named', ref: decodeIfEncoded(token) };
}

/** The toolbar's keys are hosts: `farol.prismic.io`. */
function belongsTo(host: string, repositoryName: string): boolean {
  return host === repositoryName || host.startsWith(`${repositoryName}.`);
}

/** Refs contain no percent signs, so a text that starts with an encoded sequence was not decoded yet. */
function decodeIfEncoded(text: string): string {
  const encodedStart = /^(?:https?%3A|%7B|\{[^"]*%22)/i;
  return encodedStart.test(text) ? decoded(text) : text;
}
