import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { EditedDocument } from '../../document/edited-document.ts';
import { pathText } from '../../document/path.ts';
import { useMessages } from '../../messages/messages.tsx';
import { plainText } from './plain-text.ts';

/** Where two people wrote in the same place: both texts side by side, until one is taken. */
export function Clashes({ document }: { document: EditedDocument }) {
  const messages = useMessages();
  const { clashes } = useSyncExternalStore(document.subscribe, document.editing);
  return clashes.map((clash) => (
    <section
      key={pathText(clash.path)}
      className="clash"
      aria-label={messages.changedToo(clash.by)}
    >
      <h2>{messages.changedToo(clash.by)}</h2>
      <div className="pair">
        {(['yours', 'theirs'] as const).map((side) => (
          <div key={side}>
            <h3>{side === 'yours' ? messages.yours : messages.theirs(clash.by)}</h3>
            <p>{plainText(clash[side]) || messages.empty}</p>
            <Button className="loud" onPress={() => document.choose(clash, side)}>
              {messages.takeThis}
            </Button>
          </div>
        ))}
      </div>
    </section>
  ));
}
