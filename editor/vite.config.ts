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

/** The editor as files that the content service serves under `/edit`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/edit/',
  // React Aria speaks 34 languages; nobody is sent those the editor does not speak.
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
    // What most screens share comes in one file: in dozens of small ones it packs worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } },
    },
  },
});

/** Puts beside each text what browsers are sent of it, so that nothing is packed while it is served. */
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
