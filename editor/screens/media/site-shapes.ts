import { isRecord } from '@farol/content-model';
import type { Answer } from '../../api/client.ts';

export interface SiteShape {
  name: string;
  /** `3:4` */
  ratio: string;
  width: number;
  height: number;
}

/** The aspect ratios of pictures in the site's types and slices, each once. */
export function siteShapes(models: Answer<'/types', 'get'> | undefined): SiteShape[] {
  const shapes = new Map<string, SiteShape>();
  for (const { name, width, height } of viewsIn(models)) {
    const ratio = ratioOf(width, height);
    if (!shapes.has(ratio)) shapes.set(ratio, { name, ratio, width, height });
  }
  return [...shapes.values()].sort(
    (one, other) => other.width * one.height - one.width * other.height,
  );
}

function viewsIn(model: unknown): { name: string; width: number; height: number }[] {
  if (Array.isArray(model)) return model.flatMap(viewsIn);
  if (!isRecord(model)) return [];
  const { thumbnails } = model;
  const own = (Array.isArray(thumbnails) ? thumbnails.filter(isRecord) : []).flatMap((view) => {
    const [width, height] = [Number(view.width), Number(view.height)];
    return width > 0 && height > 0 ? [{ name: String(view.name), width, height }] : [];
  });
  return [...own, ...Object.values(model).flatMap(viewsIn)];
}

function ratioOf(width: number, height: number): string {
  const divisor = commonDivisor(Math.round(width), Math.round(height));
  return `${Math.round(width) / divisor}:${Math.round(height) / divisor}`;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
