import type { Crop, FocalPoint } from '@farol/content-model';
import { useState } from 'react';
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { MediaFile } from '../api/media.ts';
import { useWords } from '../messages/messages.tsx';
import { useValueName } from '../models/use-value-name.ts';
import { lazyComponent } from '../parts/lazy-component.tsx';
import { largePicture } from './cropped.tsx';
import { FocusPoint } from './focus-point.tsx';
import {
  aspectOf,
  type CuttableFile,
  cropAround,
  focusOf,
  type Shape,
  shownIn,
  withPart,
} from './picture-views.ts';
import { ShapeShown } from './shapes.tsx';
import { mediaWords } from './words.ts';

const CropArea = lazyComponent(async () => (await import('./crop-area.tsx')).default);

interface CropPictureProps {
  picture: Readonly<Record<string, unknown>>;
  file: MediaFile & CuttableFile;
  shapes: readonly Shape[];
  use(picture: Readonly<Record<string, unknown>>): void;
}

/** Sets what each shape of a field shows of its picture: a part for each, or all of them around one point. */
export default function CropPicture({ picture, file, shapes, use }: CropPictureProps) {
  const words = useWords(mediaWords);
  const [cut, setCut] = useState(picture);
  const views = shapes.filter(({ name }) => name !== null);
  /** Null while the focal point is edited. */
  const [chosen, setChosen] = useState<Shape | null>(views[0] ? null : (shapes[0] ?? null));
  /** Where the focal point was put; null once a shape has been given another part. */
  const [moved, setMoved] = useState<FocalPoint | null>(null);
  const nameOf = useValueName();
  const label = ({ name }: Shape) => (name === null ? words.wholePicture : nameOf(name));
  const choices = [...(views.length > 0 ? [null] : []), ...shapes];
  const keyOf = (shape: Shape | null) => (shape === null ? 'focus' : (shape.name ?? 'whole'));
  const cutTo = (shape: Shape | null, part: Crop | null) => {
    const cutShapes = shape === null ? views : [shape];
    setCut(cutShapes.reduce((all, each) => withPart(all, each, part, file), cut));
    setMoved(null);
  };

  return (
    <div className="crop">
      <p>{words.cropText}</p>
      <ToggleButtonGroup
        className="panels"
        aria-label={words.crop}
        disallowEmptySelection
        selectedKeys={[keyOf(chosen)]}
        onSelectionChange={(keys) => {
          const found = choices.find((shape) => keys.has(keyOf(shape)));
          if (found !== undefined) setChosen(found);
        }}
      >
        {choices.map((shape) => (
          <ToggleButton key={keyOf(shape)} id={keyOf(shape)}>
            {shape === null ? words.focus : label(shape)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen === null ? (
        <FocusPoint
          file={file}
          focus={moved ?? focusOf(cut, views, file)}
          change={(focus) => {
            setMoved(focus);
            setCut(
              views.reduce(
                (all, shape) => withPart(all, shape, cropAround(shape, file, focus), file),
                cut,
              ),
            );
          }}
        />
      ) : (
        <CropArea
          address={largePicture(file)}
          label={label(chosen)}
          original={file}
          part={shownIn(cut, chosen, file)}
          aspect={aspectOf(chosen)}
          change={(part) => cutTo(chosen, part)}
        />
      )}
      <ul className="shapes">
        {shapes.map((shape) => (
          <li key={keyOf(shape)}>
            <ShapeShown picture={cut} file={file} shape={shape} />
            <small>{label(shape)}</small>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button className="loud" onPress={() => use(cut)}>
          {words.apply}
        </Button>
        <Button className="quiet" onPress={() => cutTo(chosen, null)}>
          {chosen?.name === null ? words.wholePicture : words.automatic}
        </Button>
      </div>
    </div>
  );
}
