import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { languages } from '@farol/content-model';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Builds the editor as files that the content service serves under `/edit`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/edit/',
  // React Aria has texts in 34 languages; only those of the editor are bundled.
  plugins: [
    react(),
    optimizeLocales.vite({ locales: languages.map(({ code }) => code) }),
    packed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // Modules that most screens share go into one file, which compresses better than dozens of small ones.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } },
    },
  },
});

/** Writes Brotli-compressed copies beside the text files, so that nothing is compressed while serving. */
function packed(): Plugin {
  return {
    name: 'farol-packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|html|json)$/.test(name));
      for (const name of names) {
        const file = join(dir, name);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        await writeFile(`${file}.br`, await pack(await readFile(file), { params }));
      }
    },
  };
}
