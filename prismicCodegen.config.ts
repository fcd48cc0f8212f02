import type { Config } from 'prismic-ts-codegen';
import { languages } from './content-model/languages.ts';

export default {
  output: './content-model/generated.ts',
  locales: {
    ids: languages.map(({ code }) => code),
    fetchFromRepository: false,
  },
  clientIntegration: { includeContentNamespace: true, includeCreateClientInterface: false },
  models: {
    files: ['./customtypes/**/index.json', './site/slices/*/model.json'],
    fetchFromRepository: false,
  },
} satisfies Config;
