import { isRecord, valueAt, withValueAt } from '@farol/content-model';
import type { Clash } from '../../document/clashes.ts';
import type { EditedDocument } from '../../document/edited-document.ts';
import { ItemSummary } from '../../fields/item-summary.tsx';
import { fieldsAt } from '../../fields/label-at.ts';
import { sliceName, sliceSummary, slicesIn } from '../../fields/slices/slice-value.ts';
import { summaryIn } from '../../fields/summary-of.ts';
import { useInWords } from '../../fields/use-in-words.ts';
import { isCuttable } from '../../media/cropped.tsx';
import { shapesOf } from '../../media/picture-views.ts';
import { Shapes } from '../../media/shapes.tsx';
import { useMediaFile } from '../../media/use-media-file.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { FieldModel, SliceModel, TypeModel } from '../../models/model.ts';
import { clashWords } from './clash-words.ts';

interface ClashSideProps {
  document: EditedDocument;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
  clash: Clash;
  side: 'yours' | 'theirs';
}

/** What one of the two wrote. */
export function ClashSide({ document, clash, type, slices, side }: ClashSideProps) {
  const field = fieldsAt(clash.path, document.written, { type, slices }).at(-1);
  if (clash.isOrder) return <Order list={clash[side]} model={field?.model} slices={slices} />;
  // A part of a picture, such as a crop, is shown with the picture it is a part of.
  const isPart =
    field?.model.type === 'Image' &&
    field.path.length < clash.path.length &&
    clash.path.at(-1) !== 'alt';
  const value = isPart
    ? valueAt(withValueAt(document.written, clash.path, clash[side]), field.path)
    : clash[side];
  const wasSection = [clash.yours, clash.theirs].some((each) => isRecord(each) && each.slice_type);
  return (
    <Shown value={value} model={field?.model} wasRemoved={value === undefined && wasSection} />
  );
}

interface ShownProps {
  value: unknown;
  model: FieldModel | undefined;
  wasRemoved: boolean;
}

function Shown({ value, model, wasRemoved }: ShownProps) {
  const messages = useMessages();
  const words = useWords(clashWords);
  const { texts } = useInWords([{ value, model }]);
  const nothing = wasRemoved ? words.removed : messages.empty;
  return (
    <>
      {isRecord(value) && model?.type === 'Image' && <Picture picture={value} model={model} />}
      <p>{texts.join('') || nothing}</p>
    </>
  );
}

function Picture({ picture, model }: { picture: Record<string, unknown>; model: FieldModel }) {
  const { data: file } = useMediaFile(typeof picture.id === 'string' ? picture.id : null);
  return (
    file &&
    isCuttable(file) && (
      <Shapes picture={picture} file={file} shapes={shapesOf(model.config ?? {})} />
    )
  );
}

interface OrderProps {
  list: unknown;
  model: FieldModel | undefined;
  slices: ReadonlyMap<string, SliceModel>;
}

/** The items of a list in their order. */
function Order({ list, model, slices }: OrderProps) {
  const messages = useMessages();
  return (
    <ol>
      {slicesIn(list).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other name.
        <li key={index}>
          {'slice_type' in item ? (
            <>
              {sliceName(item, slices)} <ItemSummary of={sliceSummary(item, slices)} />
            </>
          ) : (
            <ItemSummary
              of={model ? summaryIn(item, model) : null}
              otherwise={messages.item(index + 1)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
