import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { generatedImages } from './feeds/generated-images.ts';
import { browserFonts, pictureFont } from './fonts/subset.ts';
import { coastFiles, readCoasts } from './map/atlas.ts';
import { packCoasts } from './map/coasts.ts';
import {
  citiesFile,
  citiesSource,
  countriesFile,
  layerFile,
  layers,
  readCountries,
  readLayer,
} from './map/natural-earth.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const browserFiles = [
  'browser/early.ts',
  'browser/main.ts',
  'browser/beside.ts',
  'style/whole.css',
].filter((path) => existsSync(new URL(path, import.meta.url)));

/** Builds for browsers and for the server: `vite build --app`. */
export default defineConfig(({ command }) => {
  // Always a production build: tests set NODE_ENV to something else.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root,
    appType: 'custom',
    plugins: [plainImports(), react(), fonts(), drawings(), coasts(), asciiOnly()],
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: 'manifest.json',
          modulePreload: false,
          assetsInlineLimit: 0,
          rolldownOptions: { input: browserFiles },
        },
      },
      ssr: {
        // Everything is bundled but packages with native parts or threads. Left external, React would be its
        // development build wherever NODE_ENV is not set.
        define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
        resolve: command === 'build' ? { noExternal: true, external: ['sharp', 'pino'] } : {},
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          cssMinify: 'lightningcss',
          minify: false,
          sourcemap: true,
          target: 'node24',
          ssr: true,
          rolldownOptions: { input: 'main.ts' },
        },
      },
    },
  };
});

/** Modules loaded on demand have no styles and are small: Vite's preload helper would be most of our script. */
function plainImports(): Plugin {
  return {
    name: 'farol-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  };
}

/** Subsets the fonts. */
function fonts(): Plugin {
  return {
    name: 'farol-fonts',
    apply: 'build',
    // Not `pre`: Vite removes what a server build emits before its own plugins ran.
    async generateBundle() {
      if (this.environment.name === 'ssr') {
        this.emitFile({ type: 'asset', fileName: 'drawing.ttf', source: await pictureFont() });
        return;
      }
      const { files, faces } = await browserFonts('/assets/');
      for (const { name, bytes } of files)
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: bytes });
      const preload = files.map(({ name }) => `/assets/${name}`);
      const source = JSON.stringify({ faces, preload });
      this.emitFile({ type: 'asset', fileName: 'fonts.json', source });
    },
  };
}

/** Renders icons and flags. */
function drawings(): Plugin {
  return {
    name: 'farol-drawings',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [path, source] of await generatedImages(root))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

/** Writes the map data beside the server. */
function coasts(): Plugin {
  return {
    name: 'farol-coasts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      for (const { name, scale } of coastFiles)
        this.emitFile({ type: 'asset', fileName: name, source: packCoasts(readCoasts(scale)) });
      for (const layer of layers) {
        const source = packCoasts(readLayer(layer));
        this.emitFile({ type: 'asset', fileName: layerFile(layer), source });
      }
      const countries = JSON.stringify(readCountries());
      this.emitFile({ type: 'asset', fileName: countriesFile, source: countries });
      this.emitFile({ type: 'asset', fileName: citiesFile, source: readFileSync(citiesSource) });
    },
  };
}

/**
 * Escapes characters beyond ASCII: with a single one, Node keeps the whole source in two bytes for each character, a
 * megabyte more.
 */
function asciiOnly(): Plugin {
  return {
    name: 'farol-narrow-letters',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(
            /[\u0080-\uffff]/g,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
    },
  };
}
