import { useEffect, useRef } from 'react';
import type { ListedVersion } from '../../api/versions.ts';
import { useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { FrameBridge } from '../preview/frame-bridge.ts';
import { PageStage } from '../preview/page-stage.tsx';
import { usePersonalPreview } from '../preview/use-personal-preview.ts';
import '../preview/preview.css';
import { useTimeFormat } from '../../parts/time-format.ts';
import { bringIntoView } from './bring-into-view.ts';
import { historyWords } from './words.ts';

/** The page as of a version, rendered by the site with the present published content around it; read-only. */
export function PastPage({ version }: { version: ListedVersion }) {
  const words = useWords(historyWords);
  const when = useTimeFormat();
  const session = usePersonalPreview(version.document, version.id);
  const title = words.pageThen(when(version.at));
  return (
    <section
      ref={session.kind === 'open' ? bringIntoView : null}
      className="page-then"
      aria-label={title}
    >
      {session.kind === 'starting' && <Loading />}
      {session.kind === 'failed' && <Failed fault={session.fault} again={session.again} />}
      {session.kind === 'open' && (
        <Frame title={title} address={session.address} ended={session.again} />
      )}
    </section>
  );
}

interface FrameProps {
  title: string;
  address: string;
  ended(): void;
}

/** The width of a computer's screen, or on a phone that of a phone. */
const widthHere = () => (innerWidth < 640 ? 390 : 1280);

function Frame({ title, address, ended }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(ended);
  latest.current = ended;
  useEffect(() => {
    if (!frame.current) return;
    const nothing = () => {};
    const bridge = new FrameBridge(frame.current, new URL(address).origin, {
      here: () => bridge.setDark(document.documentElement.dataset.mode === 'dark'),
      chosen: nothing,
      ended: () => latest.current(),
      late: nothing,
    });
    return () => bridge.close();
  }, [address]);
  return <PageStage title={title} address={address} width={widthHere()} frame={frame} />;
}
