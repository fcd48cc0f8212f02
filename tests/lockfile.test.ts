import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Needs = Record<string, string>;
interface Locked {
  link?: boolean;
  dependencies?: Needs;
  optionalDependencies?: Needs;
  peerDependencies?: Needs;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const file = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

/** The folders whose `node_modules` a package looks into: its own, and all above it. */
function foldersAbove(place: string): string[] {
  const parts = place === '' ? [] : place.split('/');
  return [...parts.keys(), parts.length].map((length) => parts.slice(0, length).join('/'));
}

function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  ...rest
}: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {});
  const wanted = peers.filter((name) => rest.peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...wanted];
}

function isLocked(name: string, place: string): boolean {
  return foldersAbove(place).some(
    (above) => `${above === '' ? '' : `${above}/`}node_modules/${name}` in packages,
  );
}

// `npm ci` refuses a lock file that lacks a package, also one that is optional or for another
// platform; `npm install` says nothing of it.
it('holds a package of each name that a package in it needs', () => {
  const missing = Object.entries(packages)
    .filter(([, locked]) => locked.link !== true)
    .flatMap(([place, locked]) =>
      needsOf(locked)
        .filter((name) => !isLocked(name, place))
        .map((name) => `${name}, for ${place}`),
    );
  expect(missing).toEqual([]);
});
