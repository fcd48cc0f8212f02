import {
  defaultLanguage,
  type Language,
  type LanguageKey,
  languageNamed,
} from '@farol/content-model';
import type { Messages } from '../messages/en.ts';
import { messages } from '../messages/messages.ts';
import { cachePolicies } from './cache-policies.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Answered with a plain page: there is no content to render, or the client should not get a full page. */
export type PlainStatus = 400 | 404 | 405 | 408 | 413 | 414 | 429 | 431 | 500 | 503;

const messageKeys: Record<PlainStatus, keyof Messages['plain']> = {
  400: 'wrong',
  404: 'missing',
  405: 'method',
  408: 'soon',
  413: 'long',
  414: 'long',
  429: 'soon',
  431: 'long',
  500: 'fault',
  503: 'soon',
};

const style =
  'body{box-sizing:border-box;display:grid;align-content:center;min-height:100svh;margin:0;padding:clamp(1.5rem,8vw,8rem);background:conic-gradient(from 250deg at 103% 20%,#ffb73a00 0,#ffb73a40 8deg,#ffe1a166 12deg,#ffb73a40 16deg,#ffb73a00 25deg) #0c2f4a;color:#fff6e3;font:500 1.1875rem/1.5 system-ui,sans-serif}main{max-width:40rem}h1{margin:0;font-size:clamp(2.25rem,1.5rem + 3.5vw,4.5rem);line-height:1;letter-spacing:-.03em;text-wrap:balance}p{margin:1.5rem 0 0}a{display:inline-block;padding:.8rem 1.4rem;border-radius:.25rem;background:#ffb73a;color:#071d30;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid #fff6e3;outline-offset:3px}';

const policy = contentSecurityPolicy(
  { scripts: [], styles: [style] },
  { pictures: [], tagManager: false, toolbar: null },
);

/** A short, self-contained page in the visitor's language. */
export function plainPage(status: PlainStatus, language: Language) {
  const text = messages[language.key].plain[messageKeys[status]];
  return plainPageOf({ status, title: String(status), text }, language);
}

export function plainPageOf(
  { status, title, text }: { status: number; title: string; text: string },
  language: Language,
) {
  const homeLabel = messages[language.key].plain.home;
  const retry = status === 503 ? '<meta http-equiv="refresh" content="5">' : '';
  const home = language.prefix || '/';
  const html = `<!doctype html><html lang="${language.code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex">${retry}<style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${home}">${homeLabel}</a></p></main></body></html>`;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language.code,
    'cache-control': cachePolicies.never,
    'content-security-policy': policy,
  };
  if (status === 503) headers['retry-after'] = '5';
  if (status === 405) headers.allow = 'GET, HEAD';
  return { status, headers, body: html };
}

/** The language for a visitor whose address has none: the chosen one, or the browser's. */
export function likelyLanguage(
  chosen: LanguageKey | null,
  acceptLanguage: string | null | undefined,
): Language {
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => ({
      key: part.trim().slice(0, 2).toLowerCase(),
      quality: Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1),
    }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ key }) => key);
  return (
    [chosen, ...accepted]
      .map((key) => languageNamed(key ?? ''))
      .find((language) => language !== undefined) ?? defaultLanguage
  );
}
