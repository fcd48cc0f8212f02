import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import type { SliceModel, TypeModel } from '../../models/model.ts';
import { useModels, useSliceModels } from '../../models/use-models.ts';
import { Failed, Loading } from '../../parts/failed.tsx';
import { type Opened, useOpenDocument } from '../open-document/use-open-document.ts';

export interface Loaded {
  open: Opened;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

interface LoadedDocumentProps {
  id: string;
  person: string;
  children(loaded: Loaded): ReactNode;
}

/** Opens a document, and shows it once its models are there, too. */
export function LoadedDocument({ id, person, children }: LoadedDocumentProps) {
  const messages = useMessages();
  const models = useModels();
  const slices = useSliceModels();
  const opening = useOpenDocument(id, person);
  // Loaded models stay if refetching them fails.
  if (models.isLoadingError) return <Failed fault={models.error} again={() => models.refetch()} />;
  if (opening.kind === 'failed') return <Failed {...opening} isWholeScreen />;
  if (opening.kind === 'loading' || models.isPending) return <Loading />;
  const { open } = opening;
  const type = models.data.types.find((each) => each.id === open.whole.type);
  if (!type) return <p className="state">{messages.unknownField(open.whole.type)}</p>;
  return children({ open, type, slices });
}
