const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

/** The name of a browser and its system, from its user agent. */
export function browserName(agent: string): string {
  const named = [browsers, systems].flatMap(
    (known) => known.find(([sign]) => sign.test(agent))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(', ') : agent.slice(0, 40) || '?';
}
