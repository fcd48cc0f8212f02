import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { Messages } from '../../messages/en.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { SliceModel, VariationModel } from '../../models/model.ts';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { pictureOf } from './pictures.ts';
import { modelName, newSlice, type SliceValue } from './slice-value.ts';
import { rememberUsed, usedLast } from './used-last.ts';
import { sliceWords } from './words.ts';

interface PaletteProps {
  /** The sections that the zone accepts. */
  models: readonly SliceModel[];
  label: string;
  className?: string;
  add(slice: SliceValue): void;
}

/** A button that shows all sections it can add, with a picture of each. */
export function Palette({ models, label, className, add }: PaletteProps) {
  const messages = useMessages();
  return (
    <DialogButton title={messages.addSection} label={label} {...(className ? { className } : {})}>
      {(close) => (
        <Offered
          models={models}
          add={(slice) => {
            add(slice);
            close();
          }}
        />
      )}
    </DialogButton>
  );
}

interface Offer {
  name: string;
  model: SliceModel;
  variation: VariationModel;
}

/** All sections that can be added, with a search. */
export function Offered({ models, add }: Pick<PaletteProps, 'models' | 'add'>) {
  const messages = useMessages();
  const words = useWords(sliceWords);
  const [search, setSearch] = useState('');
  const [used] = useState(usedLast);
  const offers = models.flatMap((model) =>
    model.variations.map((variation) => ({
      name: `${model.id}/${variation.id}`,
      model,
      variation,
    })),
  );
  const wanted = offers.filter((offer) =>
    wordsOf(offer, messages).includes(search.trim().toLowerCase()),
  );
  const last = used.flatMap((name) => offers.find((offer) => offer.name === name) ?? []);
  const [only, ...more] = wanted;
  const choose = ({ name, model, variation }: Offer) => {
    rememberUsed(name);
    add(newSlice(model, variation));
  };
  return (
    <>
      <SearchField
        label={words.search}
        value={search}
        isFirst
        change={setSearch}
        chooseOnly={only && more.length === 0 ? () => choose(only) : null}
      />
      {last.length > 0 && search === '' && (
        <>
          <h3>{words.usedLast}</h3>
          <Offers offers={last} choose={choose} />
          <h3>{words.all}</h3>
        </>
      )}
      <Offers offers={wanted} choose={choose} />
      <p role="status">{wanted.length === 0 && messages.nothingFound}</p>
    </>
  );
}

function Offers({ offers, choose }: { offers: readonly Offer[]; choose(offer: Offer): void }) {
  const messages = useMessages();
  return (
    <ul className="palette">
      {offers.map((offer) => {
        const { model, variation } = offer;
        const picture = pictureOf(model.id, variation.id);
        return (
          <li key={offer.name}>
            <Button onPress={() => choose(offer)}>
              {picture ? <img src={picture} alt="" /> : <span className="blank" />}
              <b>{nameOf(offer, messages)}</b>
              <small>{variation.description || model.description}</small>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The variation is named if there is more than one. */
function nameOf({ model, variation }: Offer, { labelled }: Messages): string {
  const name = modelName(model);
  return model.variations.length > 1 ? labelled(name, variation.name ?? variation.id) : name;
}

function wordsOf(offer: Offer, messages: Messages): string {
  const { model, variation } = offer;
  return [nameOf(offer, messages), model.description, variation.description]
    .join(' ')
    .toLowerCase();
}
