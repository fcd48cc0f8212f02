import type { EditorView } from 'prosemirror-view';
import { Button } from 'react-aria-components';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { ChosenFile } from '../media-picker.tsx';
import { schema } from './schema.ts';
import { richTextWords } from './words.ts';

/** Inserts a picture at the cursor. */
export function PictureInsert({ view, close }: { view: EditorView; close(): void }) {
  const messages = useMessages();
  const words = useWords(richTextWords);
  const insert = (id: string) => {
    const picture = schema.node('image', { data: { id, alt: null } });
    view.dispatch(view.state.tr.replaceSelectionWith(picture).scrollIntoView());
    close();
    view.focus();
  };
  return (
    <fieldset className="insert">
      <legend>{words.picture}</legend>
      <ChosenFile id={null} onlyPictures choose={insert} />
      <Button className="quiet" onPress={close}>
        {messages.close}
      </Button>
    </fieldset>
  );
}
