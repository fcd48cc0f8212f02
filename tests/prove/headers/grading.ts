import type { Answered } from '../requests.ts';

export interface Point {
  test: string;
  result: string;
  points: number;
}

/** What other origins load from the content service. */
export interface Expected {
  isForOthers: boolean;
}

/** The faults in an answer's headers, in words. */
export function faultsOf({ headers, status }: Answered, { isForOthers }: Expected): string[] {
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
    'other sites may read it':
      headers['access-control-allow-origin'] === (isForOthers ? '*' : undefined),
    'other sites may load it':
      headers['cross-origin-resource-policy'] === (isForOthers ? 'cross-origin' : 'same-origin'),
    'it may be framed': headers['x-frame-options'] === 'DENY',
    'windows are shared': headers['cross-origin-opener-policy'] === 'same-origin',
    'it failed': status < 500,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** The Observatory's ten tests, as far as they apply to answers. Publicly readable content loses no points for that. */
export function counted(answer: Answered): Point[] {
  const { headers } = answer;
  return [
    policyPoint(answer),
    cookiePoint(headers['set-cookie'] ?? []),
    sharingPoint(headers),
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

/** The Observatory adds extra points only from 90 points on. */
export function scoreOf(count: readonly Point[]): number {
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);
  const points = count.map((each) => each.points);
  const base = 100 + sum(points.filter((each) => each < 0));
  return base >= 90 ? base + sum(points.filter((each) => each > 0)) : base;
}

function sharingPoint(headers: Answered['headers']): Point {
  const test = 'CORS';
  const allowed = headers['access-control-allow-origin'];
  if (allowed === undefined) return { test, result: 'not visible to others', points: 0 };
  const isPublic = allowed === '*' && headers['access-control-allow-credentials'] === undefined;
  return isPublic
    ? { test, result: 'public', points: 0 }
    : { test, result: 'visible to others with cookies', points: -50 };
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
