/** A photo in the iPhone's format. Safari can read it, most other browsers and the service cannot. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

export class CannotReadHeic extends Error {
  override name = 'CannotReadHeic';
}

const quality = 0.92;

/** Converts HEIC to JPEG if this browser can read it; other files are unchanged. */
export async function withoutHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new CannotReadHeic(file.name, { cause });
  });
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
