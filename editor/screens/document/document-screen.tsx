import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { Me } from '../../api/people.ts';
import { useEditing } from '../../document/use-editing.ts';
import type { SliceModel, TypeModel } from '../../fields/model.ts';
import { useReceivedFiles } from '../../fields/use-upload-place.ts';
import { usePresence, WithinDocument } from '../../live/people-here.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { CommentedProvider } from '../comments/use-comments.ts';
import { Failed, Loading } from '../failed.tsx';
import { useModels, useSliceModels } from '../models.ts';
import { goToField } from '../preview/go-to-field.ts';
import { tabOf } from '../preview/place.ts';
import { InReleases } from '../releases/in-releases.tsx';
import { useEver } from '../use-ever.ts';
import { useIsReadOnly } from '../use-is-read-only.ts';
import { Clashes } from './clashes.tsx';
import { DocumentBar } from './document-bar.tsx';
import { DocumentForm } from './document-form.tsx';
import { FormWithPanel } from './form-with-panel.tsx';
import { Recovered } from './recovered.tsx';
import { Refusals } from './refusals.tsx';
import { type Opened, useOpenDocument } from './use-open-document.ts';

/** A document: its fields, its state and the actions on it. */
export function DocumentScreen({ me, parameters }: { me: Me; parameters: Record<string, string> }) {
  const { id = '' } = parameters;
  return <OneDocument key={id} id={id} person={me.id} />;
}

function OneDocument({ id, person }: { id: string; person: string }) {
  const messages = useMessages();
  const models = useModels();
  const slices = useSliceModels();
  const opening = useOpenDocument(id, person);
  // Loaded models stay if refetching them fails.
  if (models.isLoadingError) return <Failed fault={models.error} again={() => models.refetch()} />;
  if (opening.kind === 'failed') return <Failed {...opening} />;
  if (opening.kind === 'loading' || models.isPending) return <Loading />;
  const { open } = opening;
  const type = models.data.types.find((each) => each.id === open.whole.type);
  if (!type) return <p className="state">{messages.unknownField(open.whole.type)}</p>;
  return <DocumentPage open={open} type={type} slices={slices} />;
}

interface DocumentPageProps {
  open: Opened;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

function DocumentPage({ open, type, slices }: DocumentPageProps) {
  const [query] = useSearchParams();
  const field = query.get('field');
  useEffect(() => {
    if (field) void goToField(field, tabOf(field, type));
  }, [field, type]);
  usePresence(open.whole.id, open.document);
  useReceivedFiles(open.whole.id, open.document, useIsReadOnly(open.whole));
  const isOrWasInReleases = useEver(Object.keys(open.whole.releases).length > 0);
  return (
    <WithinDocument value={open.whole.id}>
      <PageTitle document={open.document} />
      <div className="document">
        <DocumentBar open={open} type={type} />
        <Recovered open={open} type={type} />
        {isOrWasInReleases && <InReleases open={open} />}
        <Clashes document={open.document} type={type} slices={slices} />
        <Refusals saving={open.saving} type={type} slices={slices} />
        <CommentedProvider value={open.whole.id}>
          <FormWithPanel open={open} type={type}>
            <DocumentForm open={open} type={type} slices={slices} />
          </FormWithPanel>
        </CommentedProvider>
      </div>
    </WithinDocument>
  );
}

function PageTitle({ document }: Pick<Opened, 'document'>) {
  const title = useEditing(document, ({ history }) => history.present.title);
  return <title>{`${title} | Farol`}</title>;
}
