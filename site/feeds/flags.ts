import sharp from 'sharp';

const drawings = import.meta.glob<string>('../layout/flags/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const byCountry = new Map(
  Object.entries(drawings).map(([path, drawing]) => [/(\w+)\.svg$/.exec(path)?.[1] ?? '', drawing]),
);

/** A flag in one of the widths flag hosts have: `/flags/w20/br.png`. */
export async function flag(path: string): Promise<Buffer<ArrayBuffer> | null> {
  const [, width = '', country = ''] = /^\/flags\/w(20|40)\/(\w+)\.png$/.exec(path) ?? [];
  const drawing = byCountry.get(country);
  if (!drawing) return null;
  const { data } = await sharp(Buffer.from(drawing), { density: 300 })
    .resize(Number(width), (Number(width) * 3) / 4, { fit: 'fill' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(data);
}
