/** What the build made for browsers, as the document needs it. */
export interface Assets {
  /** Runs before the first paint: colour mode and navigation bar. */
  earlyScript: string;
  /** The script every page has: its text where that is smaller than asking for it, else its address. */
  mainScript: { text: string } | { address: string };
  /** Font faces, and the fonts to load before anybody asks. */
  fontFaces: string;
  fonts: readonly string[];
  /** The sheet with every component's style, for what stands below the first screen; null in development. */
  wholeStyle: string | null;
  /** Follows what is typed in the editor; only in the frame beside its form. Null where nothing was built. */
  besideScript: string | null;
  /** Development only: what reloads the page. */
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
