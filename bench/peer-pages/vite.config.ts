import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the site's pages as a module that other systems import. */
export default {
  root: here('.'),
  logLevel: 'warn',
  plugins: [stylesInOneSheet(), atlasByAddress()],
  ssr: { noExternal: true, external: ['react', 'react-dom', 'sharp'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: here('pages.tsx'),
    outDir: process.env.FAROL_PAGES ?? '',
    emptyOutDir: false,
    minify: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
  },
} satisfies UserConfig;

/** Without the styles in the components themselves. */
function stylesInOneSheet(): Plugin {
  return {
    name: 'farol-styles-in-one-sheet',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.endsWith('.css?inline')) return '\0no-style';
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === here('../../site/render/style.tsx') ? here('style.tsx') : found;
    },
    load: (id) => (id === '\0no-style' ? "export default '';" : undefined),
  };
}

/** The atlas is looked for beside the module, which is not where the other systems have it. */
function atlasByAddress(): Plugin {
  const beside = 'createRequire(import.meta.url).resolve';
  return {
    name: 'farol-atlas-by-address',
    transform(code, id) {
      if (id !== here('../../site/map/atlas.ts')) return undefined;
      if (!code.includes(beside)) this.error(`${id} finds its data in another way by now.`);
      return code.replace(beside, '(name) => process.env.FAROL_MODULES + "/" + name');
    },
  };
}
