import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const site = `${import.meta.dirname}/..`;

test('holds the style of every component', () => {
  const whole = readFileSync(`${site}/style/whole.css`, 'utf8');
  const imported = [...whole.matchAll(/@import "\.\.\/([^"]+)" layer\((?:part|base)\);/g)];
  const files = globSync(
    '{layout,slices,pages,finder,map,search,shortlist,style,gallery}/**/*.css',
    {
      cwd: site,
    },
  );
  const parts = files.filter((file) => !/^style\/(tokens|base|whole)\.css$|^gallery\//.test(file));
  expect(imported.map(([, file]) => file).sort()).toEqual(parts.sort());
});
