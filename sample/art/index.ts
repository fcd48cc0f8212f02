import { scenes } from './scenes/index.ts';

export { altTexts, portraitAltTexts } from './alts.ts';
export { dominantColour } from './colours.ts';
export { appIcon, lockup, mark, wordmark } from './logo.ts';
export { renderAll } from './render.ts';

export const sceneNames: readonly string[] = scenes.map((scene) => scene.name);
