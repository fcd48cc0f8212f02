import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { Me } from '../../api/people.ts';
import { useEditing } from '../../document/use-editing.ts';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { useEver } from '../../parts/use-ever.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { InReleases } from '../releases/in-releases.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentLayout } from './document-layout.tsx';
import { type Loaded, LoadedDocument } from './loaded-document.tsx';

/** A document: its fields, its state and the actions on it. */
export function DocumentScreen({ me, parameters }: { me: Me; parameters: Record<string, string> }) {
  const { id = '' } = parameters;
  return (
    <LoadedDocument key={id} id={id} person={me.id}>
      {(loaded) => <DocumentPage {...loaded} />}
    </LoadedDocument>
  );
}

function DocumentPage(loaded: Loaded) {
  const { open, type } = loaded;
  const [query] = useSearchParams();
  const field = query.get('field');
  useEffect(() => {
    if (field) void goToField(field, tabOf(field, type));
  }, [field, type]);
  const isOrWasInReleases = useEver(Object.keys(open.whole.releases).length > 0);
  return (
    <DocumentLayout {...loaded} notices={isOrWasInReleases && <InReleases open={open} />}>
      <PageTitle document={open.document} />
      <DocumentForm {...loaded} />
    </DocumentLayout>
  );
}

/** By itself, so that typing the title renders nothing else. */
function PageTitle({ document }: Pick<Opened, 'document'>) {
  const title = useEditing(document, ({ history }) => history.present.title);
  return <title>{`${title} | Farol`}</title>;
}
