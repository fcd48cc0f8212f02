/** A photo as an iPhone keeps it. Its browser can read it and most others cannot; nor can the service. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

export class CannotReadHeic extends Error {
  override name = 'CannotReadHeic';
}

const QUALITY = 0.92;

/** The photo as JPEG where this browser can read it; every other file as it is. */
export async function withoutHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new CannotReadHeic(file.name, { cause });
  });
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
