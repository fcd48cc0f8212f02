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

const widths = { phone: 390, tablet: 768, computer: 1280 } as const;
const devices = ['phone', 'tablet', 'computer'] as const;

type Device = (typeof devices)[number];

/** The preview of the page beside its form. */
export function PreviewPanel({ open, type }: { open: Opened; type: TypeModel }) {
  const words = useWords(previewWords);
  const messages = useMessages();
  const { fault, isRunning, runAction } = useAction();
  const [, go] = useLocation();
  const session = usePersonalPreview(open.whole.id);
  // On a phone, a page of a computer's width would be unreadable.
  const [device, setDevice] = useState<Device>(innerWidth < 640 ? 'phone' : 'computer');
  const [isDark, setDark] = useState(false);
  return (
    <section className="preview">
      <div className="row">
        <ToggleButtonGroup
          aria-label={words.width}
          className="panels"
          disallowEmptySelection
          selectedKeys={[device]}
          onSelectionChange={(chosen) =>
            setDevice(devices.find((each) => chosen.has(each)) ?? device)
          }
        >
          {devices.map((each) => (
            <ToggleButton key={each} id={each}>
              {words.devices[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButton className="quiet" isSelected={isDark} onChange={setDark}>
          {words.dark}
        </ToggleButton>
        <Button
          className="quiet"
          aria-disabled={isRunning}
          onPress={() => void runAction(() => openInTab(open))}
        >
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
          width={widths[device]}
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
