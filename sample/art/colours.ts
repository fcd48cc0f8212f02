import { scenes } from './scenes/index.ts';

const colours = new Map(scenes.map((scene) => [scene.name, scene.colour]));

/** The colour one sees with half-closed eyes: what a page shows until the picture is there. */
export function dominantColour(scene: string): string {
  const colour = colours.get(scene);
  if (colour === undefined) throw new Error(`There is no scene named ${scene}.`);
  return colour;
}
