import { errorOf, type Path } from '@farol/content-model';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages, useWords } from '../messages/messages.tsx';
import { faultText } from '../parts/fault.tsx';
import { useOtherLanguages } from './field-context.tsx';
import { NotCopied } from './not-copied.ts';
import { fieldWords } from './words.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'writing' }
  | { kind: 'done'; where: string }
  | { kind: 'failed'; fault: Error };

/** A button that copies this value to the languages that differ. */
export function CopyToLanguages({ path }: { path: Path }) {
  const { otherLanguages: words } = useWords(fieldWords);
  const messages = useMessages();
  const { differing, writeThere } = useOtherLanguages(path);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const write = async () => {
    if (state.kind === 'writing') return;
    setState({ kind: 'writing' });
    try {
      await writeThere();
      setState({ kind: 'done', where: differing });
    } catch (fault) {
      setState({ kind: 'failed', fault: errorOf(fault) });
    }
  };
  return (
    <div className="in-languages">
      {differing !== '' && (
        <>
          <small>{words.differs(differing)}</small>
          <Button className="link-like" aria-disabled={state.kind === 'writing'} onPress={write}>
            {words.writeThere}
          </Button>
        </>
      )}
      <small role="status">
        {differing === '' && state.kind === 'done' && words.done(state.where)}
      </small>
      {state.kind === 'failed' && (
        <p className="fault" role="alert">
          {words.failed(
            state.fault instanceof NotCopied
              ? messages.labelled(state.fault.language, faultText(state.fault.why, messages))
              : faultText(state.fault, messages),
          )}
        </p>
      )}
    </div>
  );
}
