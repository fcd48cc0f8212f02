/** A request exactly as sent over the wire, even if no client would send it. */
export interface Hostile {
  readonly name: string;
  readonly text: string;
}

const evil = 'evil.example';

/** Addresses that lead elsewhere, out of the folder, or nowhere. */
const targets: readonly string[] = [
  `//${evil}`,
  `//${evil}/`,
  `//${evil}/page-1/`,
  `///${evil}`,
  `/\\${evil}`,
  `/\\/${evil}`,
  `\\\\${evil}`,
  `/%2f%2f${evil}`,
  `/%2F/${evil}/`,
  `/%5c${evil}`,
  `/%5C%5C${evil}/`,
  `/en//${evil}`,
  `/en/%2f${evil}`,
  `/fr//${evil}/page-1`,
  `/EN///${evil}`,
  `/.//${evil}`,
  `/./\\${evil}`,
  `/..//${evil}/..`,
  `/%2e%2e//${evil}`,
  `/;@${evil}`,
  `/@${evil}`,
  `/:80@${evil}`,
  `http://${evil}/`,
  `http://${evil}/page-1/`,
  `https://${evil}/PAGE-1`,
  `ftp://${evil}/page-1`,
  `${evil}:80`,
  `/page-1/?next=//${evil}`,
  `/PAGE-1?//${evil}`,
  `/page-1/#//${evil}`,
  `/en/page-1?url=https://${evil}`,
  `/fr/?to=//${evil}`,
  `/api/preview?token=https://${evil}/previews/a:b%3FwebsitePreviewId=x`,
  `/api/preview?token=//${evil}&documentId=//${evil}`,
  `/api/preview?documentId=${evil}`,
  `/api/preview?token=`,
  `/api/preview?token=a&token=b`,
  `/api/exit-preview?redirect=//${evil}`,
  '/evil-1',
  '/evil-2',
  '/evil-3',
  '/evil-4',
  '/evil-5',
  '/EVIL-1/',
  '/old',
  '/OLD/',
  '/old?a=b',
  '/page-1%0d%0aset-cookie:a=b',
  '/page-1/%0d%0alocation:%20//evil.example',
  '/PAGE-1%0Aa',
  '/page-1?%0d%0aset-cookie:a=b',
  '/page-1/?%0d%0aset-cookie:a=b',
  '/page-1%00',
  '/page-1%00.html',
  '/%00',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%c0%ae%c0%ae/',
  '/%e0%80%af',
  '/%ff%fe',
  '/%f4%90%80%80',
  '/%ed%a0%80',
  '/%u002e',
  '/../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/assets/../../server/main.js',
  '/assets/%2e%2e/%2e%2e/server/main.js',
  '/assets/..%2fserver%2fmain.js',
  '/flags/../../../package.json',
  '/media/../../../etc/passwd',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/%2e%2e%2f%2e%2e%2fcontent.jsonl',
  '/media/x?w=99999999',
  '/media/x?w=-1&fm=exe',
  '/social/../../content.jsonl',
  '/social/%2e%2e%2fcontent.jsonl',
  '/social/x.png',
  '/page-1;jsessionid=1',
  '/page-1..;/admin',
  '/page-1/.',
  '/page-1/..',
  '/./page-1',
  '//page-1',
  '/page-1//',
  '/pt//page-1/',
  '/PT/Page-1',
  '/Pt/PAGE-2/?a=b',
  '/page-1.',
  '/page-1 ',
  '/page-1%20',
  '/page-1\u200b',
  '/p%61ge-1',
  '/page%2d1',
  '/page-1%2f',
  '/__proto__',
  '/constructor',
  '/toString',
  '/hasOwnProperty/',
  '/programs?kind=__proto__&kind=constructor',
  '/programs?__proto__[a]=b',
  `/programs?page=${'9'.repeat(300)}`,
  '/programs?page=-1&page=0&page=NaN',
  '/programs?kind=%00&country=%ff',
  `/programs?${'a=b&'.repeat(900)}`,
  '/search?q=%ff%fe%00',
  `/search?q=${'%F0%9F%92%A9'.repeat(150)}`,
  `/search?q=${'a'.repeat(3900)}`,
  `/search?q=${'a*'.repeat(800)}`,
  `/search?q=${'('.repeat(500)}`,
  '/search?q=__proto__',
  '/search?q=constructor&q=toString',
  '/feed.xml?x=<!DOCTYPE',
  '/sitemap.xml/',
  '/robots.txt/..',
  '/healthz/..%2f',
  '/favicon.ico/x',
  `/${'a'.repeat(4000)}`,
  `/${'a'.repeat(12_000)}`,
  `/${'a/'.repeat(2000)}`,
  `/${'../'.repeat(1000)}`,
  `/${'%25'.repeat(1000)}`,
  `/?${'x'.repeat(5000)}`,
  '*',
  '?',
  '#',
  '',
];

const plain = 'Host: 127.0.0.1';

/** Headers that forge something, or try to break something. */
const headers: readonly string[] = [
  `Host: ${evil}`,
  `Host: ${evil}\r\nHost: 127.0.0.1`,
  `Host: 127.0.0.1@${evil}`,
  'Host: ',
  'Host: [',
  'Host: a b',
  'Host: %00',
  `Host: 127.0.0.1:99999`,
  `Host: ${'a'.repeat(5000)}`,
  'X: no host at all',
  `${plain}\r\nX-Forwarded-Host: ${evil}\r\nX-Forwarded-Proto: https`,
  `${plain}\r\nX-Forwarded-For: ${evil}\r\nForwarded: host=${evil};proto=https`,
  `${plain}\r\nX-Original-URL: /evil\r\nX-Rewrite-URL: /evil`,
  `${plain}\r\nX-HTTP-Method-Override: DELETE\r\nX-Method-Override: PUT`,
  `${plain}\r\nReferer: https://${evil}/`,
  `${plain}\r\nOrigin: null\r\nAccess-Control-Request-Method: DELETE`,
  `${plain}\r\nAccept-Encoding: ${'gzip;q=1,'.repeat(400)}`,
  `${plain}\r\nAccept-Encoding: br;q=NaN, gzip;q=-1, zstd;q=999, *;q=x`,
  `${plain}\r\nAccept-Encoding: __proto__, constructor`,
  `${plain}\r\nAccept: ${'*/*;q=0.1,'.repeat(300)}`,
  `${plain}\r\nAccept-Language: ${'xx-yy;q=9,'.repeat(300)}`,
  `${plain}\r\nAccept-Language: __proto__`,
  `${plain}\r\nIf-None-Match: ${'"a",'.repeat(1500)}`,
  `${plain}\r\nIf-None-Match: W/*, ***, "\r\nIf-Modified-Since: never`,
  `${plain}\r\nIf-Match: "a"\r\nIf-Unmodified-Since: yesterday`,
  `${plain}\r\nRange: bytes=-1,99-1,0-0,${'1-2,'.repeat(800)}`,
  `${plain}\r\nRange: lines=1-2\r\nIf-Range: x`,
  `${plain}\r\nExpect: 100-continue`,
  `${plain}\r\nExpect: the unexpected`,
  `${plain}\r\nUpgrade: websocket\r\nConnection: Upgrade`,
  `${plain}\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA`,
  `${plain}\r\nContent-Length: -1`,
  `${plain}\r\nContent-Length: 1\r\nContent-Length: 2`,
  `${plain}\r\nContent-Length: 99999999999999999999`,
  `${plain}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked`,
  `${plain}\r\nTransfer-Encoding: chunked, gzip`,
  `${plain}\r\nTransfer-Encoding: xchunked`,
  `${plain}\r\nX: a\r\n folded: yes`,
  `${plain}\r\nX : space`,
  `${plain}\r\n: nameless`,
  `${plain}\r\nX: \u0001`,
  `${plain}\r\nX: ${'a'.repeat(20_000)}`,
  `${plain}\r\n${Array.from({ length: 1200 }, (_, i) => `X${i}: a`).join('\r\n')}`,
  `${plain}\r\nConnection: close, host, cookie`,
  `${plain}\r\nProxy: http://${evil}`,
  `${plain}\r\nAuthorization: Bearer ${'a'.repeat(4000)}`,
  `${plain}\r\nContent-Type: multipart/form-data`,
  `${plain}\r\nCache-Control: no-cache, only-if-cached\r\nPragma: x`,
  `${plain}\r\nPurpose: prefetch\r\nSec-Purpose: prefetch;prerender`,
];

/** Cookies that are not ours, or not quite. */
const cookies: readonly string[] = [
  `lang=//${evil}`,
  'lang=fr/../../evil',
  'lang=__proto__',
  'lang=FR',
  'lang=fr\u0001',
  'lang=',
  'lang',
  'lang=fr; lang=pt; lang=es',
  'lang=%66%72',
  '=; ;; =lang=fr',
  `a=${'b'.repeat(7000)}`,
  Array.from({ length: 500 }, (_, i) => `c${i}=d`).join('; '),
  'io.prismic.preview=',
  'io.prismic.preview=x',
  'io.prismic.preview={',
  'io.prismic.preview=%',
  'io.prismic.preview=%ff',
  'io.prismic.preview={"__proto__":{"preview":"x"}}',
  'io.prismic.preview=%7B%22farol.prismic.io%22%3A%7B%22preview%22%3A1%7D%7D',
  'io.prismic.preview=%7B%22farol.prismic.io%22%3A%7B%22preview%22%3A%22x%22%7D%7D',
  `io.prismic.preview=https%3A%2F%2F${evil}%2Fpreviews%2Fa%3Ab%3FwebsitePreviewId%3Dx`,
  `io.prismic.preview=http%3A%2F%2F127.0.0.1%2Fpreviews%2F..%2F..%3FwebsitePreviewId%3Dx`,
  `io.prismic.preview=${'%5B'.repeat(2000)}`,
  `io.prismic.preview=${'a'.repeat(6000)}`,
  '__Host-x=y; __Secure-x=y; $Version=1',
  'theme=<script>alert(1)</script>',
];

const methods: readonly string[] = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'MKCOL',
  'LOCK',
  'SEARCH',
  'PURGE',
  'BREW',
  'get',
  'GETX',
  '',
  'A'.repeat(5000),
];

/** Every hostile part by itself, then random combinations. */
export function* hostileRequests(paths: readonly string[], mixed: number): Generator<Hostile> {
  const write = (method: string, target: string, head: string, body = '') =>
    `${method} ${target} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n${body}`;
  const path = (index: number) => paths[index % paths.length] ?? '/';
  for (const target of targets)
    for (const method of ['GET', 'HEAD', 'POST'])
      yield { name: `${method} ${target.slice(0, 60)}`, text: write(method, target, plain) };
  for (const [index, head] of headers.entries())
    for (const target of [path(index), '/', '/old', '/api/revalidate', '/media/x'])
      yield { name: head.slice(0, 80), text: write('GET', target, head) };
  for (const [index, cookie] of cookies.entries())
    for (const target of [path(index), '/', '/page-1', '/api/preview', '/fr/'])
      yield {
        name: `Cookie: ${cookie.slice(0, 60)}`,
        text: write('GET', target, `${plain}\r\nCookie: ${cookie}`),
      };
  for (const method of methods)
    for (const target of [
      '/',
      '/page-1',
      '/old',
      '/api/preview',
      '/api/revalidate',
      '/media/x',
      '*',
    ])
      yield { name: `${method.slice(0, 20)} ${target}`, text: write(method, target, plain) };
  for (const body of [
    '{{{',
    '{"secret":1}',
    '{"secret":{"$ne":1}}',
    '\u0000\u0000\u0000',
    '[ ]',
    'x'.repeat(70_000),
  ])
    for (const head of [
      `Content-Length: ${body.length}`,
      'Content-Length: 3',
      'Transfer-Encoding: chunked',
    ])
      yield {
        name: `POST /api/revalidate ${body.slice(0, 20)} ${head}`,
        text: write('POST', '/api/revalidate', `${plain}\r\n${head}`, body),
      };
  for (const text of [
    '\r\n\r\n',
    'GET',
    'GET / HTTP/0.9\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/2.0\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002',
    'hello\r\n\r\n',
    'GET /\r\n\r\n',
    `GET /${'é'.repeat(50)} HTTP/1.1\r\n${plain}\r\n\r\n`,
  ])
    yield { name: JSON.stringify(text.slice(0, 40)), text };
  for (let count = 0; count < mixed; count += 1) {
    const target = Math.random() < 0.5 ? any(targets) : scrambled(any(paths));
    const method = Math.random() < 0.8 ? 'GET' : any(methods);
    const head = Math.random() < 0.7 ? plain : any(headers);
    const cookie = Math.random() < 0.5 ? `\r\nCookie: ${any(cookies)}` : '';
    yield {
      name: `${method.slice(0, 20)} ${target.slice(0, 60)} with ${(head + cookie).slice(0, 120)}`,
      text: write(method, target, head + cookie),
    };
  }
}

const noise = [
  '%',
  '%2f',
  '/',
  '//',
  '\\',
  '..',
  '?',
  '&',
  '=',
  ';',
  '%00',
  '%0d%0a',
  ' ',
  '"',
  '<',
  '\u00e9',
  'A',
  '@',
  ':',
  '#',
  '%25',
];

/** A valid path with a few random insertions. */
function scrambled(path: string): string {
  let text = path;
  for (let count = Math.ceil(Math.random() * 4); count > 0; count -= 1) {
    const place = Math.floor(Math.random() * (text.length + 1));
    text = text.slice(0, place) + any(noise) + text.slice(place);
  }
  return text;
}

function any(values: readonly string[]): string {
  return values[Math.floor(Math.random() * values.length)] ?? '';
}
