import { isRecord, own } from '@farol/content-model';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import type { MediaFile } from '../api/media.ts';
import { isCuttable } from '../media/cropped.tsx';
import { Descriptions } from '../media/descriptions.tsx';
import { LeftUnsaved } from '../media/left-unsaved.tsx';
import { shapesOf } from '../media/picture-views.ts';
import { Shapes } from '../media/shapes.tsx';
import { UploadField } from '../media/upload-field.tsx';
import { useMediaFile } from '../media/use-media-file.ts';
import { mediaWords } from '../media/words.ts';
import { useMessages, useWords } from '../messages/messages.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { lazyComponent } from '../parts/lazy-component.tsx';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { ChosenFile } from './media-picker.tsx';
import { useUploadPlace } from './use-upload-place.ts';

const CropPicture = lazyComponent(async () => (await import('../media/crop-dialog.tsx')).default);

type Picture = Readonly<Record<string, unknown>>;

/** A picture: uploaded here or chosen, described, and cropped to the shapes the site shows. */
export function PictureField({ label, path, model, aria }: FieldProps) {
  const messages = useMessages();
  const words = useWords(mediaWords);
  const write = useWrite(path);
  const value = useValue(path);
  const picture: Picture | null = isRecord(value) ? value : null;
  const id = typeof picture?.id === 'string' ? picture.id : null;
  const { data: file } = useMediaFile(id);
  const shapes = shapesOf(model.config ?? {});
  const uploads = useUploadPlace(path);
  // Null: the file's description is used unless this field has its own.
  const shown = (id: string) => ({ id, alt: null });
  return (
    <UploadField
      {...uploads}
      onlyPictures
      taken={(media) => uploads.arrived(media, () => shown(media.id))}
    >
      {(uploading) => (
        <fieldset className="picture" aria-describedby={aria['aria-describedby']}>
          <legend>{label}</legend>
          <ChosenFile id={id} onlyPictures choose={(chosen) => write(shown(chosen))}>
            {uploading}
          </ChosenFile>
          {picture && file && isCuttable(file) && shapes.length > 1 && (
            <Shapes picture={picture} file={file} shapes={shapes} />
          )}
          {picture && (
            <>
              <OwnDescription picture={picture} file={file} change={write} />
              {id && <LeftUnsaved of={id} />}
              <div className="row">
                {file && isCuttable(file) && (
                  <DialogButton title={words.crop} label={words.crop}>
                    {(close) => (
                      <CropPicture
                        picture={picture}
                        file={file}
                        shapes={shapes}
                        use={(cut) => {
                          write(cut);
                          close();
                        }}
                      />
                    )}
                  </DialogButton>
                )}
                {file && (
                  <DialogButton title={file.filename} label={words.describeFile}>
                    {() => <Descriptions file={file} />}
                  </DialogButton>
                )}
                <Button className="quiet" onPress={() => write(undefined)}>
                  {messages.remove}
                  <span className="unseen">{` ${label}`}</span>
                </Button>
              </div>
            </>
          )}
        </fieldset>
      )}
    </UploadField>
  );
}

interface OwnDescriptionProps {
  picture: Picture;
  file: MediaFile | undefined;
  change(picture: Picture, how?: { isTyping?: boolean }): void;
}

function OwnDescription({ picture, file, change }: OwnDescriptionProps) {
  const words = useWords(mediaWords);
  const { lang } = useFieldContext();
  const id = useId();
  const given = typeof picture.alt === 'string' ? picture.alt : '';
  const fromFile = file && own(file.descriptions, lang);
  return (
    <>
      <label htmlFor={id}>{words.ownDescription}</label>
      <textarea
        id={id}
        lang={lang}
        rows={1}
        value={given}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => change(describedAs(picture, target.value), { isTyping: true })}
      />
      <small id={`${id}-help`}>
        {fromFile ? words.fromFile(fromFile) : given ? words.ownHelp : words.nothingSaid}
      </small>
    </>
  );
}

/** Sets the description of a picture and all its views, which show the same thing. */
function describedAs(picture: Picture, alt: string): Picture {
  const said = alt === '' ? null : alt;
  const views = Object.entries(picture).map(([name, view]) => [
    name,
    isRecord(view) && typeof view.id === 'string' ? { ...view, alt: said } : view,
  ]);
  return { ...Object.fromEntries(views), alt: said };
}
