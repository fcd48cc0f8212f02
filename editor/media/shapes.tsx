import type { MediaFile } from '../api/media.ts';
import { useWords } from '../messages/messages.tsx';
import { useValueName } from '../models/use-value-name.ts';
import { Cropped, isCuttable } from './cropped.tsx';
import {
  type CuttableFile,
  cropAround,
  otherFileOf,
  type Shape,
  shownIn,
} from './picture-views.ts';
import { useMediaFile } from './use-media-file.ts';
import { mediaWords } from './words.ts';

interface ShapesProps {
  picture: Readonly<Record<string, unknown>>;
  file: MediaFile & CuttableFile;
  shapes: readonly Shape[];
}

/** What each shape of a picture shows now. */
export function Shapes({ picture, file, shapes }: ShapesProps) {
  const words = useWords(mediaWords);
  const nameOf = useValueName();
  return (
    <ul className="shapes">
      {shapes.map((shape) => (
        <li key={shape.name}>
          <ShapeShown picture={picture} file={file} shape={shape} />
          <small>{shape.name === null ? words.wholePicture : nameOf(shape.name)}</small>
        </li>
      ))}
    </ul>
  );
}

interface ShapeShownProps extends Omit<ShapesProps, 'shapes'> {
  shape: Shape;
}

/** The content of a shape: a part of the picture, or another picture. */
export function ShapeShown({ picture, file, shape }: ShapeShownProps) {
  const other = useMediaFile(otherFileOf(picture, shape)).data;
  if (other && isCuttable(other)) return <Cropped file={other} part={cropAround(shape, other)} />;
  return <Cropped file={file} part={shownIn(picture, shape, file)} />;
}
