import { pathText } from '@farol/content-model';
import { Button } from 'react-aria-components';
import type { Clash } from '../../document/clashes.ts';
import type { EditedDocument } from '../../document/edited-document.ts';
import { useEditing } from '../../document/use-editing.ts';
import { useAfterPress } from '../../fields/after-press.ts';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { slicesIn } from '../../fields/slices/slice-value.ts';
import { useLabelAt } from '../../fields/use-label-at.ts';
import { fieldWords } from '../../fields/words.ts';
import { isCroppedElse } from '../../media/picture-views.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { SliceModel, TypeModel } from '../../models/model.ts';
import { useNames } from '../../person/names.ts';
import { ClashSide } from './clash-side.tsx';
import { clashWords } from './clash-words.ts';

interface ClashesProps {
  document: EditedDocument;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

/** The places where two people wrote: both texts side by side, until one is chosen. */
export function Clashes({ document, type, slices }: ClashesProps) {
  const clashes = useAfterPress(useEditing(document, ({ clashes }) => clashes));
  return clashes.map((clash) => (
    <OneClash
      key={`${pathText(clash.path)} ${clash.isUnsaved ?? clash.by}`}
      {...{ document, clash, type, slices }}
    />
  ));
}

function OneClash({ document, clash, type, slices }: ClashesProps & { clash: Clash }) {
  const messages = useMessages();
  const words = useWords(clashWords);
  const { cropped } = useWords(fieldWords);
  const labelAt = useLabelAt({ type, slices });
  const nameOf = useNames();
  const by = clash.by === null ? null : nameOf(clash.by);
  const title = by === null ? messages.changedInTab : messages.changedToo(by);
  const heading = {
    yours: messages.yours,
    theirs: by === null ? messages.inAnotherTab : messages.theirs(by),
  };
  const place = pathText(clash.path);
  const goThere = () => void goToField(place, tabOf(place, type));
  const field = labelAt(clash.path, document.written);
  const areSections = slicesIn(clash.yours).every((item) => 'slice_type' in item);
  const order = areSections ? words.order : words.orderOf(field);
  const label = clash.isOrder ? order : field;
  return (
    <section className="clash" aria-label={messages.labelled(title, label)}>
      <h2>{title}</h2>
      <p>
        <Button className="link-like" onPress={goThere}>
          {label}
        </Button>
        {' · '}
        {isCroppedElse(clash.yours, clash.theirs) && `${cropped} `}
        {words.choose}
      </p>
      <div className="pair">
        {(['yours', 'theirs'] as const).map((side) => (
          <div key={side}>
            <h3>{heading[side]}</h3>
            <ClashSide {...{ document, clash, type, slices, side }} />
            <Button
              className="loud"
              onPress={() => {
                document.choose(clash, side);
                goThere();
              }}
            >
              {messages.takeThis}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
