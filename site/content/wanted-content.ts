/** The ref the site shows. */
export type WantedContent =
  | { by: 'master' }
  | { by: 'release id' | 'release label' | 'ref'; value: string };
