import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { readPreviews } from '../../api/administration.ts';
import { revokePreview } from '../../api/previews.ts';
import { listReleases } from '../../api/publishing.ts';
import { useWords } from '../../messages/messages.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useNames } from '../../person/names.ts';
import { DocumentTitle } from './document-title.tsx';
import { ScreenState } from './screen-state.tsx';
import { useScreenData } from './use-screen-data.ts';
import { administrationWords } from './words.ts';

/** The active previews, without their keys. */
export function PreviewsScreen() {
  const words = useWords(administrationWords);
  const nameOf = useNames();
  const when = useTimeFormat();
  const { reading, fault, isRunning, change } = useScreenData(['previews'], readPreviews);
  const releases = useQuery({
    queryKey: ['releases', 'names'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const releaseName = (place: 'draft' | { release: string }) =>
    releases.data?.releases.find(({ id }) => place !== 'draft' && id === place.release)?.label ??
    words.aRelease;
  const previews = (reading.data?.previews ?? []).toSorted(
    (one, other) => Number(other.shared) - Number(one.shared) || other.expiresAt - one.expiresAt,
  );
  return (
    <ScreenState reading={reading} fault={fault}>
      <p>{words.previewsText}</p>
      {reading.isSuccess && previews.length === 0 && <p>{words.previewsEmpty}</p>}
      <ul className="lines">
        {previews.map(({ id, document, place, shared, by, expiresAt }) => (
          <li key={id}>
            <span>
              {document ? <DocumentTitle id={document} /> : <strong>{releaseName(place)}</strong>}
              <small>
                {[
                  shared ? words.sharedLink : words.ownPreview,
                  nameOf(by),
                  words.until(when(expiresAt)),
                ].join(', ')}
              </small>
            </span>
            <Button
              className="quiet"
              aria-disabled={isRunning}
              onPress={() => void change(() => revokePreview(id))}
            >
              {words.end}
            </Button>
          </li>
        ))}
      </ul>
    </ScreenState>
  );
}
