import type { FocalPoint } from '@farol/content-model';
import { Button } from 'react-aria-components';
import type { MediaFile } from '../../api/media.ts';
import { Cropped } from '../../media/cropped.tsx';
import { useChangeMedia } from '../../media/descriptions.tsx';
import { FocusPoint } from '../../media/focus-point.tsx';
import { type CuttableFile, cropAround } from '../../media/picture-views.ts';
import { autosavedPoints, useAutosaved } from '../../media/use-autosaved.ts';
import { useMayChangeMedia } from '../../media/use-uploads.ts';
import { useWords } from '../../messages/messages.tsx';
import { useModels } from '../../models/use-models.ts';
import { Fault } from '../../parts/fault.tsx';
import { siteShapes } from './site-shapes.ts';
import { mediaScreenWords } from './words.ts';

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** The focal point of a picture, with previews in the shapes of the site. */
export function FocusOfFile({ file }: { file: MediaFile & CuttableFile }) {
  const words = useWords(mediaScreenWords);
  const models = useModels();
  const mayChange = useMayChangeMedia();
  const change = useChangeMedia(file);
  const place = { file, label: words.focus };
  const { written, fault, write } = useAutosaved(autosavedPoints, place, (focus) =>
    change({ focus }),
  );
  const focus = (written ? written.value : file.focus) ?? middle;
  return (
    <section className="focus-of-file">
      <h3>{words.focus}</h3>
      <small>{words.focusHelp}</small>
      <FocusPoint file={file} focus={focus} change={write} isDisabled={!mayChange} />
      {mayChange && (focus.x !== middle.x || focus.y !== middle.y) && (
        <Button className="quiet" onPress={() => write(null)}>
          {words.inMiddle}
        </Button>
      )}
      <Fault fault={fault} />
      <h3>{words.shapes}</h3>
      <ul className="shapes">
        {siteShapes(models.data).map((shape) => (
          <li key={shape.name}>
            <Cropped file={file} part={cropAround(shape, file, focus)} />
            <small>{words.shape(shape.name, shape.ratio)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
