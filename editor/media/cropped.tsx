import type { Crop, Size } from '@farol/content-model';
import type { MediaFile } from '../api/media.ts';
import type { CuttableFile } from './picture-views.ts';

/** A preview of a part of a picture, before the service renders it. */
export function Cropped({ file, part }: { file: MediaFile & Size; part: Crop }) {
  const percent = (share: number) => `${share * 100}%`;
  return (
    <span className="cropped" style={{ aspectRatio: `${part.width} / ${part.height}` }}>
      <img
        src={largePicture(file)}
        alt=""
        style={{
          width: percent(file.width / part.width),
          left: percent(-part.x / part.width),
          top: percent(-part.y / part.height),
        }}
      />
    </span>
  );
}

export const largePicture = ({ url }: Pick<MediaFile, 'url'>): string => `${url}?w=1080&fm=webp`;

/** The size limited by the dialog and less than half of the window's height, known before the picture loads. */
export function sizeStyle({ width, height }: Size) {
  const ratio = width / height;
  return { aspectRatio: `${ratio}`, width: `min(100%, ${44 * ratio}svh)` };
}

/** A raster picture of known size; drawings are shown as they are. */
export function isCuttable(file: MediaFile): file is MediaFile & CuttableFile {
  const isDrawing = file.mime === 'image/svg+xml';
  return file.kind === 'image' && !isDrawing && file.width !== null && file.height !== null;
}
