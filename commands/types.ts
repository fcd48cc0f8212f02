import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientTypes, openApi } from '@farol/content-service';
import { run } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';

/** `npm run types`: generates code from the models and the API's operations. */
await run('prismic-ts-codegen', ['--config', 'prismicCodegen.config.ts']);
await writeFile(
  join(root, 'content-service/openapi.json'),
  `${JSON.stringify(openApi(), null, 2)}\n`,
);
await writeFile(join(root, 'editor/api/operations.ts'), clientTypes(openApi()));
// The formatter takes three passes to settle on the generator's output.
for (let pass = 0; pass < 3; pass += 1)
  await run('biome', ['check', '--write', 'content-model', 'content-service/openapi.json']);
