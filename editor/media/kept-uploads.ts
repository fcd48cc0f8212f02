import { Uploads, type UploadsOptions } from './uploads.ts';

interface Kept {
  uploads: Uploads;
  /** What its place wants now, of files that are given there; the last one there hears of those done without it. */
  options: UploadsOptions;
}

const keptAt = new Map<string, Kept>();
const unfinished = new Set<Uploads>();

/** The uploads of a place on the screen: those that failed or are on their way are there again when it comes back. */
export function uploadsAt(place: string, options: UploadsOptions): Uploads {
  const found = keptAt.get(place);
  if (found) {
    found.options = options;
    return found.uploads;
  }
  const kept: Kept = {
    options,
    uploads: new Uploads({
      atOnce: options.atOnce,
      get send() {
        return kept.options.send;
      },
      onDone: (media) => kept.options.onDone(media),
      onFailed: (filename) => kept.options.onFailed?.(filename),
    }),
  };
  const { uploads } = kept;
  uploads.subscribe(() => {
    if (uploads.isSending) unfinished.add(uploads);
    else unfinished.delete(uploads);
  });
  keptAt.set(place, kept);
  return uploads;
}

/** To be called when the place leaves the screen: what was seen to be done is not listed again, or nothing ever. */
export function leaveUploadsAt(place: string, isForGood = false): void {
  const uploads = keptAt.get(place)?.uploads;
  if (!uploads) return;
  uploads.dismissDone();
  if (isForGood) keptAt.delete(place);
}

/** What was given before somebody signed out is neither sent nor listed any more. */
export function forgetUploads(): void {
  for (const uploads of [...unfinished, ...[...keptAt.values()].map((kept) => kept.uploads)])
    uploads.end();
  keptAt.clear();
}

/** The names of the files that are not sent yet, also from places that are not on the screen any more. */
export const filesOnTheirWay = (): string[] =>
  [...unfinished].flatMap((uploads) =>
    uploads
      .list()
      .filter(({ state }) => state === 'waiting' || state === 'sending')
      .map(({ name }) => name),
  );
