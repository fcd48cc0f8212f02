import { useEffect, useState } from 'react';
import { endPersonalPreview, startPersonalPreview } from '../../api/previews.ts';
import { thisTab } from '../../document/tab.ts';

type Session =
  | { kind: 'starting' }
  | { kind: 'open'; address: string }
  | { kind: 'failed'; fault: Error };

/**
 * A preview of one's own for as long as it is looked at, and another one where that has ended: of what one is writing in this tab,
 * or of a version as it was.
 */
export function usePersonalPreview(
  document: string,
  version?: string,
): Session & { again(): void } {
  const [attempt, setAttempt] = useState(0);
  const [session, setSession] = useState<Session>({ kind: 'starting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another preview.
  useEffect(() => {
    let isGone = false;
    let id: string | null = null;
    const end = () => {
      // One that cannot be ended ends by itself.
      if (id !== null) endPersonalPreview(id).catch(() => {});
    };
    const started = async () => startPersonalPreview(document, (await thisTab()).id, version);
    started().then(
      (made) => {
        id = made.id;
        if (isGone) end();
        else setSession({ kind: 'open', address: made.address });
      },
      (fault: Error) => !isGone && setSession({ kind: 'failed', fault }),
    );
    return () => {
      isGone = true;
      end();
      setSession({ kind: 'starting' });
    };
  }, [document, version, attempt]);
  return { ...session, again: () => setAttempt((before) => before + 1) };
}
