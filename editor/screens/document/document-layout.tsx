import type { Path } from '@farol/content-model';
import { type ReactNode, useCallback } from 'react';
import { FieldMark } from '../../fields/field-context.tsx';
import { useReceivedFiles } from '../../fields/use-upload-place.ts';
import { usePresence, WithinDocument } from '../../live/people-here.tsx';
import { useIsReadOnly } from '../../person/use-is-read-only.ts';
import { CommentMark } from '../comments/comment-mark.tsx';
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
  const commentMark = useCallback(
    (path: Path, label: string) => <CommentMark document={whole.id} path={path} label={label} />,
    [whole.id],
  );
  usePresence(whole.id, document);
  useReceivedFiles(whole.id, document, useIsReadOnly(whole));
  return (
    <WithinDocument value={whole.id}>
      <div className={className ? `document ${className}` : 'document'}>
        <DocumentBar
          open={open}
          type={type}
          panelButtons={<PanelButtons key="panels" {...panels} />}
        />
        <Recovered open={open} type={type} />
        {notices}
        <Clashes document={document} type={type} slices={slices} />
        <Refusals saving={saving} type={type} slices={slices} />
        <FieldMark value={commentMark}>
          <FormWithPanel open={open} type={type} opened={panels.opened}>
            {children}
          </FormWithPanel>
        </FieldMark>
      </div>
    </WithinDocument>
  );
}
