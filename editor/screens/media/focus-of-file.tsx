import type { FocalPoint } from '@farol/content-model';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { MediaFile } from '../../api/media.ts';
import { Cropped } from '../../media/cropped.tsx';
import { useChangeMedia } from '../../media/descriptions.tsx';
import { FocusPoint } from '../../media/focus-point.tsx';
import { type CuttableFile, partAround } from '../../media/picture-views.ts';
import { useMayChangeMedia } from '../../media/use-uploads.ts';
import { useWords } from '../../messages/messages.tsx';
import { useModels } from '../models.ts';
import { siteShapes } from './site-shapes.ts';
import { mediaScreenWords } from './words.ts';

const middle: FocalPoint = { x: 0.5, y: 0.5 };
/** How long the point must not move before it is saved, in milliseconds. */
const REST_MS = 500;

/** The focal point of a picture, with previews in the shapes of the site. */
export function FocusOfFile({ file }: { file: MediaFile & CuttableFile }) {
  const words = useWords(mediaScreenWords);
  const models = useModels();
  const mayChange = useMayChangeMedia();
  const change = useChangeMedia(file);
  /** Undefined while it is the service's value. */
  const [moved, setMoved] = useState<FocalPoint | null | undefined>(undefined);
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => void latest.current({ focus: moved }), REST_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  const focus = (moved === undefined ? file.focus : moved) ?? middle;
  return (
    <section className="focus-of-file">
      <h3>{words.focus}</h3>
      <small>{words.focusHelp}</small>
      <FocusPoint file={file} focus={focus} change={setMoved} isDisabled={!mayChange} />
      {mayChange && (focus.x !== middle.x || focus.y !== middle.y) && (
        <Button className="quiet" onPress={() => setMoved(null)}>
          {words.inMiddle}
        </Button>
      )}
      <h3>{words.shapes}</h3>
      <ul className="shapes">
        {siteShapes(models.data).map((shape) => (
          <li key={shape.name}>
            <Cropped file={file} part={partAround(shape, file, focus)} />
            <small>{words.shape(shape.name, shape.ratio)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
