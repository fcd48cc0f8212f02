import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the site's pages as a module for the other systems. */
export default {
  root: here('.'),
  logLevel: 'warn',
  plugins: [renderedElsewhere()],
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

/** Leaves out what needs the site's own rendering: styles in the page, and contexts, which server components lack. */
function renderedElsewhere(): Plugin {
  const react = here('react.ts');
  return {
    name: 'farol-rendered-elsewhere',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith('.css?inline')) return '\0no-style';
      if (['react', 'react-dom/server'].includes(source) && importer !== react) return react;
    },
    load: (id) => (id === '\0no-style' ? "export default '';" : undefined),
  };
}
