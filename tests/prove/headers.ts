import { startProvider } from './provider.ts';
import { type Answered, ask } from './requests.ts';
import type { Verdict } from './verdict.ts';

interface Point {
  test: string;
  result: string;
  points: number;
}

/** Every kind of answer there is. */
const paths = [
  '/',
  '/pt',
  '/programs',
  '/programs/lisbon',
  '/fr/articles',
  '/articles/visas',
  '/page-1',
  '/search?q=page',
  '/nowhere',
  '/%zz',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icon.svg',
  '/api/preview',
  '/api/exit-preview',
  '/healthz',
  '/old',
  '/PAGE-1',
  '/media/none',
  '/social/none',
];
const least = 120;

/**
 * The headers of every kind of answer, and the points of the pages on Mozilla's Observatory scale, as
 * mdn/mdn-http-observatory publishes it (src/grader/charts.js). The redirect to https is the work of whatever ends
 * TLS in front of the site, and counts nothing there.
 */
export async function proveHeaders(): Promise<Verdict> {
  const provider = await startProvider(undefined, { SITE_URL: 'https://farol.example' });
  const site = provider.site.address;
  const faults: string[] = [];
  let fewest: { path: string; score: number; count: Point[] } | undefined;
  let pages = 0;
  try {
    for (const path of paths)
      for (const headers of [{}, { cookie: 'lang=pt' }, { 'accept-encoding': 'br' }]) {
        // The second answer comes from memory.
        for (const answer of [
          await ask(site, path, { headers }),
          await ask(site, path, { headers }),
        ]) {
          faults.push(...faultsOf(answer).map((fault) => `${path}: ${fault}`));
          if (!answer.headers['content-type']?.startsWith('text/html')) continue;
          pages += 1;
          const count = counted(answer);
          const score = scoreOf(count);
          if (!fewest || score < fewest.score) fewest = { path, score, count };
        }
      }
    const score = fewest?.score ?? 0;
    return {
      passed: faults.length === 0 && score >= least && pages > 20,
      figures: {
        'answers looked at': paths.length * 6,
        pages,
        'least score': score,
        'of the page': fewest?.path,
        count: fewest?.count.map(({ test, result, points }) => `${test}: ${result}, ${points}`),
        faults: [...new Set(faults)],
      },
    };
  } finally {
    await provider.stop();
  }
}

function faultsOf({ headers, status }: Answered): string[] {
  const policy = directives(headers['content-security-policy']?.toString());
  const words = [...policy.values()].flat();
  const hasMixed = words.some((word) =>
    ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", '*', 'http:', 'https:'].includes(word),
  );
  const checks: Record<string, boolean> = {
    'the policy does not begin with nothing': policy.get('default-src')?.join() === "'none'",
    'the policy has something unsafe': !hasMixed,
    'scripts may be data': !policy.get('script-src')?.includes('data:'),
    'others may frame it': policy.get('frame-ancestors')?.join() === "'none'",
    'the transport is not held to TLS':
      Number(/max-age=(\d+)/.exec(`${headers['strict-transport-security']}`)?.[1]) >= 31_536_000,
    'its type may be guessed': headers['x-content-type-options'] === 'nosniff',
    'the referrer is told': headers['referrer-policy'] === 'strict-origin-when-cross-origin',
    'permissions are not said': /camera=\(\).*geolocation=\(\)/.test(
      `${headers['permissions-policy']}`,
    ),
    'the server is named': headers['x-powered-by'] === undefined && headers.server === undefined,
    'other sites may read it': headers['access-control-allow-origin'] === undefined,
    'it failed': status < 500,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** The ten tests of the Observatory, as far as they concern answers. */
function counted(answer: Answered): Point[] {
  const { headers } = answer;
  return [
    policyPoint(answer),
    cookiePoint(headers['set-cookie'] ?? []),
    headers['access-control-allow-origin'] === undefined
      ? { test: 'CORS', result: 'not visible to others', points: 0 }
      : { test: 'CORS', result: 'visible to others', points: -50 },
    { test: 'redirection', result: 'done by whatever ends TLS', points: 0 },
    referrerPoint(`${headers['referrer-policy']}`),
    transportPoint(`${headers['strict-transport-security']}`),
    scriptsPoint(answer.body.toString(), headers['content-encoding'] === undefined),
    headers['x-content-type-options'] === 'nosniff'
      ? { test: 'content type options', result: 'nosniff', points: 0 }
      : { test: 'content type options', result: 'missing', points: -5 },
    framePoint(answer),
    resourcePoint(`${headers['cross-origin-resource-policy']}`),
  ];
}

/** Whoever has fewer than 90 points without the extra ones gets none of these. */
function scoreOf(count: readonly Point[]): number {
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);
  const points = count.map((each) => each.points);
  const base = 100 + sum(points.filter((each) => each < 0));
  return base >= 90 ? base + sum(points.filter((each) => each > 0)) : base;
}

function directives(policy: string | undefined): ReadonlyMap<string, string[]> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

function policyPoint({ headers }: Answered): Point {
  const test = 'content security policy';
  const policy = directives(headers['content-security-policy']?.toString());
  if (policy.size < 2) return { test, result: 'missing', points: -25 };
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*'];
  const unsafe = ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'];
  if (unsafe.some((word) => scripts.includes(word)))
    return { test, result: 'unsafe scripts', points: -20 };
  if (scripts.includes("'unsafe-eval'")) return { test, result: 'unsafe-eval', points: -10 };
  if (unsafe.some((word) => styles.includes(word)))
    return { test, result: 'unsafe styles', points: 0 };
  if ([...policy.values()].flat().some((word) => word.startsWith('http:')))
    return { test, result: 'insecure schemes', points: -20 };
  const isClosed =
    policy.get('default-src')?.join() === "'none'" &&
    ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '');
  return isClosed
    ? { test, result: "default-src 'none', nothing unsafe", points: 10 }
    : { test, result: 'nothing unsafe', points: 5 };
}

function cookiePoint(cookies: readonly string[]): Point {
  const test = 'cookies';
  if (cookies.length === 0) return { test, result: 'none', points: 0 };
  const isSecure = cookies.every((cookie) => /; *secure/i.test(cookie));
  return isSecure
    ? { test, result: 'secure', points: 5 }
    : { test, result: 'not secure', points: -5 };
}

function referrerPoint(policy: string): Point {
  const test = 'referrer policy';
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(policy);
  return isPrivate ? { test, result: policy, points: 5 } : { test, result: policy, points: -5 };
}

function transportPoint(policy: string): Point {
  const test = 'strict transport security';
  const age = Number(/max-age=(\d+)/.exec(policy)?.[1] ?? 0);
  if (age === 0) return { test, result: 'missing', points: -20 };
  return age >= 15_768_000
    ? { test, result: 'six months or more', points: 0 }
    : { test, result: 'less than six months', points: -10 };
}

function scriptsPoint(html: string, isPlain: boolean): Point {
  const test = 'subresource integrity';
  const others = isPlain ? [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^"]*"/g)] : [];
  return others.length === 0
    ? { test, result: 'all scripts are of this origin', points: 0 }
    : { test, result: 'scripts of others without it', points: -50 };
}

function framePoint({ headers }: Answered): Point {
  const test = 'frame options';
  const policy = directives(headers['content-security-policy']?.toString());
  if (policy.has('frame-ancestors')) return { test, result: 'by frame-ancestors', points: 5 };
  return headers['x-frame-options']
    ? { test, result: `${headers['x-frame-options']}`, points: 0 }
    : { test, result: 'missing', points: -20 };
}

function resourcePoint(policy: string): Point {
  const test = 'cross-origin resource policy';
  return { test, result: policy, points: ['same-origin', 'same-site'].includes(policy) ? 10 : 0 };
}
