import type { Crop } from '@farol/content-model';
import { errorOf } from '@farol/content-model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type MediaFile, replaceMedia } from '../../api/media.ts';
import { largePicture } from '../../media/cropped.tsx';
import type { CuttableFile } from '../../media/picture-views.ts';
import { useWords } from '../../messages/messages.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Fault } from '../../parts/fault.tsx';
import { lazyComponent } from '../../parts/lazy-component.tsx';
import { mediaScreenWords } from './words.ts';

const CropArea = lazyComponent(async () => (await import('../../media/crop-area.tsx')).default);
const quality = 0.92;

/** Crops the file itself: the part replaces the picture, and the original keeps its address. */
export function CutPicture({ file }: { file: MediaFile & CuttableFile }) {
  const words = useWords(mediaScreenWords);
  return (
    <DialogButton title={words.cut} label={words.cut}>
      {(close) => <Cutting file={file} done={close} />}
    </DialogButton>
  );
}

function Cutting({ file, done }: { file: MediaFile & CuttableFile; done(): void }) {
  const words = useWords(mediaScreenWords);
  const queries = useQueryClient();
  const [part, setPart] = useState<Crop>({ x: 0, y: 0, width: file.width, height: file.height });
  const [state, setState] = useState<'still' | 'sending' | Error>('still');
  const use = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await replaceMedia(file.id, await partOf(file, part), { key: crypto.randomUUID() });
      await queries.invalidateQueries({ queryKey: ['media'] });
      done();
    } catch (fault) {
      setState(errorOf(fault));
    }
  };
  return (
    <div className="crop">
      <p>{words.cutText}</p>
      <CropArea
        address={largePicture(file)}
        label={file.filename}
        original={file}
        part={part}
        aspect={undefined}
        change={setPart}
      />
      <p>{`${part.width} × ${part.height}`}</p>
      <Fault fault={state instanceof Error ? state : null} />
      <Button className="loud" onPress={use} aria-disabled={state === 'sending'}>
        {words.cut}
      </Button>
    </div>
  );
}

/** The cropped part in the original's pixels, and in its format if browsers can write it. */
async function partOf({ url, filename, mime }: MediaFile, part: Crop): Promise<File> {
  const whole = await createImageBitmap(await (await fetch(url)).blob());
  const canvas = new OffscreenCanvas(part.width, part.height);
  canvas.getContext('2d')?.drawImage(whole, -part.x, -part.y);
  const type = mime === 'image/jpeg' || mime === 'image/webp' ? mime : 'image/png';
  const blob = await canvas.convertToBlob({ type, quality });
  return new File([blob], filename, { type: blob.type });
}
