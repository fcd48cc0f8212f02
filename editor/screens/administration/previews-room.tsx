import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { readPreviews } from '../../api/administration.ts';
import { revokePreview } from '../../api/previews.ts';
import { listReleases } from '../../api/publishing.ts';
import { useWords } from '../../messages/messages.tsx';
import { useNames } from '../names.ts';
import { useTimeFormat } from '../time-format.ts';
import { DocumentTitle } from './document-title.tsx';
import { RoomState } from './room-state.tsx';
import { useRoom } from './use-room.ts';
import { words } from './words.ts';

/** The active previews, without their keys. */
export function PreviewsRoom() {
  const said = useWords(words);
  const nameOf = useNames();
  const when = useTimeFormat();
  const { reading, fault, change } = useRoom(['previews'], readPreviews);
  const releases = useQuery({
    queryKey: ['releases', 'names'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const releaseName = (place: 'draft' | { release: string }) =>
    releases.data?.releases.find(({ id }) => place !== 'draft' && id === place.release)?.label ??
    said.aRelease;
  const previews = (reading.data?.previews ?? []).toSorted(
    (one, other) => Number(other.shared) - Number(one.shared) || other.expiresAt - one.expiresAt,
  );
  return (
    <RoomState reading={reading} fault={fault}>
      <p>{said.previewsText}</p>
      {reading.isSuccess && previews.length === 0 && <p>{said.previewsEmpty}</p>}
      <ul className="lines">
        {previews.map(({ id, document, place, shared, by, expiresAt }) => (
          <li key={id}>
            <span>
              {document ? <DocumentTitle id={document} /> : <strong>{releaseName(place)}</strong>}
              <small>
                {[
                  shared ? said.sharedLink : said.ownPreview,
                  nameOf(by),
                  said.until(when(expiresAt)),
                ].join(', ')}
              </small>
            </span>
            <Button className="quiet" onPress={() => void change(() => revokePreview(id))}>
              {said.end}
            </Button>
          </li>
        ))}
      </ul>
    </RoomState>
  );
}
