/** The build's output for browsers. */
export interface Assets {
  /** Runs before the first paint: colour mode and navigation bar. */
  earlyScript: string;
  /** The script of every page: inline where that is smaller than a request, else by address. */
  mainScript: { text: string } | { address: string };
  /** Font faces, and the fonts to preload. */
  fontFaces: string;
  fonts: readonly string[];
  /** The style sheet of all components, for what lies below the first screen; null in development. */
  wholeStyle: string | null;
  /** Follows what is typed in the editor; null where nothing was built. */
  besideScript: string | null;
  /** Development only: the scripts that reload the page. */
  development: readonly string[];
}

export const noAssets: Assets = {
  earlyScript: '',
  mainScript: { text: '' },
  fontFaces: '',
  fonts: [],
  wholeStyle: null,
  besideScript: null,
  development: [],
};
