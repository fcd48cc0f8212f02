import { useEffect, useState } from 'react';
import { endPersonalPreview, startPersonalPreview } from '../../api/previews.ts';
import { thisTab } from '../../document/tab.ts';

type Session =
  | { kind: 'starting' }
  | { kind: 'open'; address: string }
  | { kind: 'failed'; fault: Error };

/**
 * A personal preview, of what is written in this tab or of an earlier version. It is ended on unmount, and `again`
 * starts another one.
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
      // A preview that cannot be ended expires by itself.
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
