import { useState } from 'react';
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { Failed, Loading } from '../../parts/failed.tsx';
import { faultText } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { openInTab } from './open-in-tab.ts';
import { PageFrame } from './page-frame.tsx';
import { ShareLink } from './share-link.tsx';
import { usePersonalPreview } from './use-personal-preview.ts';
import { previewWords } from './words.ts';
import './preview.css';

/** The widths of a phone, a tablet and a computer. */
const widths = [390, 768, 1280] as const;

/** The preview of the page beside its form. */
export function PreviewPanel({ open, type }: { open: Opened; type: TypeModel }) {
  const words = useWords(previewWords);
  const messages = useMessages();
  const { fault, runAction } = useAction();
  const [, go] = useLocation();
  const session = usePersonalPreview(open.whole.id);
  // On a phone, a page of a computer's width would be unreadable.
  const [width, setWidth] = useState<number>(innerWidth < 640 ? widths[0] : widths[2]);
  const [isDark, setDark] = useState(false);
  return (
    <section className="preview">
      <div className="row">
        <ToggleButtonGroup
          aria-label={words.width}
          className="choice"
          disallowEmptySelection
          selectedKeys={[String(width)]}
          onSelectionChange={([chosen]) => setWidth(Number(chosen ?? width))}
        >
          {widths.map((each) => (
            <ToggleButton key={each} id={String(each)}>
              {each}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButton className="quiet" isSelected={isDark} onChange={setDark}>
          {words.dark}
        </ToggleButton>
        <Button className="quiet" onPress={() => void runAction(() => openInTab(open))}>
          {words.ownTab}
        </Button>
        <ShareLink open={open} />
      </div>
      {fault && (
        <p className="fault" role="alert">
          {words.notShown} {faultText(fault, messages)}
        </p>
      )}
      {session.kind === 'starting' && <Loading />}
      {session.kind === 'failed' && <Failed fault={session.fault} again={session.again} />}
      {session.kind === 'open' && (
        <PageFrame
          open={open}
          type={type}
          address={session.address}
          width={width}
          isDark={isDark}
          ended={session.again}
          goTo={(document, { slice, field }) => {
            const query = new URLSearchParams({ beside: 'preview', at: `${slice ?? ''} ${field}` });
            go(`/documents/${document}?${query}`);
          }}
        />
      )}
    </section>
  );
}
