import type { ReactNode } from 'react';
import { useReceivedFiles } from '../../fields/use-upload-place.ts';
import { usePresence, WithinDocument } from '../../live/people-here.tsx';
import { CommentedProvider } from '../comments/use-comments.ts';
import { useIsReadOnly } from '../use-is-read-only.ts';
import { Clashes } from './clashes.tsx';
import { DocumentBar } from './document-bar.tsx';
import { FormWithPanel } from './form-with-panel.tsx';
import type { Loaded } from './loaded-document.tsx';
import { PanelButtons, usePanels } from './panels.tsx';
import { Recovered } from './recovered.tsx';
import { Refusals } from './refusals.tsx';

interface DocumentLayoutProps extends Loaded {
  className?: string;
  notices?: ReactNode;
  children: ReactNode;
}

/** The bar of a document, what is said about it, and a form with a panel beside it. */
export function DocumentLayout({
  open,
  type,
  slices,
  className,
  notices,
  children,
}: DocumentLayoutProps) {
  const { whole, document, saving } = open;
  const panels = usePanels({ open, type });
  usePresence(whole.id, document);
  useReceivedFiles(whole.id, document, useIsReadOnly(whole));
  return (
    <WithinDocument value={whole.id}>
      <div className={className ? `document ${className}` : 'document'}>
        <DocumentBar open={open} type={type}>
          <PanelButtons {...panels} />
        </DocumentBar>
        <Recovered open={open} type={type} />
        {notices}
        <Clashes document={document} type={type} slices={slices} />
        <Refusals saving={saving} type={type} slices={slices} />
        <CommentedProvider value={whole.id}>
          <FormWithPanel open={open} type={type} opened={panels.opened}>
            {children}
          </FormWithPanel>
        </CommentedProvider>
      </div>
    </WithinDocument>
  );
}
