import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the site's pages as a module for the other systems. */
export default {
  root: here('.'),
  logLevel: 'warn',
  plugins: [stylesInOneSheet()],
  ssr: { noExternal: true, external: ['react', 'react-dom', 'sharp'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: {
    'process.env.NODE_ENV': '"production"',
    // Files that the pages read relative to themselves are where the site was built.
    'import.meta.url': 'process.env.FAROL_BUILT',
  },
  build: {
    ssr: here('pages.tsx'),
    outDir: process.env.FAROL_PAGES ?? '',
    emptyOutDir: false,
    minify: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
  },
} satisfies UserConfig;

/** Removes the styles from the components themselves. */
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
