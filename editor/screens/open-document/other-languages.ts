import {
  type FieldRules,
  type Path,
  pathText,
  type SharedDifference,
  sharedDifferences,
  sharedValue,
  withValueAt,
} from '@farol/content-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Offline, SignedOut, Unfulfilled } from '../../api/faults.ts';
import { openDocument, readGroup, saveDraft, type WholeDocument } from '../../api/service.ts';
import { type SaveAnswer, type Written, writtenOf } from '../../api/written.ts';
import type { OtherLanguages } from '../../fields/field-context.tsx';
import { NotCopied } from '../../fields/not-copied.ts';
import { useLanguageName } from '../../messages/messages.tsx';
import type { SliceModel, TypeModel } from '../../models/model.ts';

/** The same page in another language, as it is on the service. */
interface Other {
  document: string;
  lang: string;
  version: string;
  written: Written;
}

/** Compares the fields that should be the same in all languages of a page, and copies values to the others. */
export function useOtherLanguages(
  whole: WholeDocument,
  type: TypeModel,
  slices: ReadonlyMap<string, SliceModel>,
): (written: Written) => OtherLanguages {
  const queries = useQueryClient();
  const called = useLanguageName();
  const queryKey = ['in-languages', whole.group, whole.id];
  const others = useQuery({
    queryKey,
    queryFn: ({ signal }) => readOthers(whole, signal),
    staleTime: 30_000,
  }).data;
  return useMemo(() => {
    const fields: Readonly<Record<string, FieldRules>> = Object.assign(
      {},
      ...Object.values(type.json),
    );
    let last: { written: Written; found: OtherLanguages } | null = null;
    return (written) => {
      if (last?.written === written) return last.found;
      const found = comparedWith(
        others ?? [],
        (other) => sharedDifferences(fields, written.data, other.written.data, slices),
        called,
      );
      const asked = {
        ...found,
        async writeThere(path: Path) {
          try {
            await writeInto(found.at(path), called);
          } finally {
            // What somebody saved there meanwhile is what the next try begins with.
            await queries.invalidateQueries({ queryKey: ['in-languages', whole.group] });
          }
        },
      };
      last = { written, found: asked };
      return asked;
    };
  }, [others, type, slices, queries, whole.group, called]);
}

async function readOthers(whole: WholeDocument, signal: AbortSignal): Promise<Other[]> {
  const standing = await readGroup(whole, signal);
  const wanted = standing.filter(({ id, archived }) => id !== whole.id && !archived);
  const read = await Promise.all(wanted.map(({ id }) => openDocument(id, signal)));
  return read.flatMap(({ id, lang, draft, published }) => {
    const version = draft ?? published;
    if (!version) return [];
    return [{ document: id, lang, version: version.id, written: writtenOf(version) }];
  });
}

interface There {
  other: Other;
  difference: SharedDifference;
}

function comparedWith(
  others: readonly Other[],
  differencesOf: (other: Other) => readonly SharedDifference[],
  called: (lang: string) => string,
) {
  const byPlace = new Map<string, There[]>();
  for (const other of others)
    for (const difference of differencesOf(other)) {
      const place = pathText(['data', ...difference.path]);
      byPlace.set(place, [...(byPlace.get(place) ?? []), { other, difference }]);
    }
  return {
    at: (path: Path) => byPlace.get(pathText(path)) ?? [],
    all: [...byPlace].map(([place, there]) => ({
      place,
      label: there[0]?.difference.label ?? place,
      languages: there.map(({ other }) => called(other.lang)),
    })),
    languagesAt: (path: Path) =>
      (byPlace.get(pathText(path)) ?? []).map(({ other }) => called(other.lang)),
  };
}

/** Saves drafts of the other languages, each based on the version that was compared. */
async function writeInto(there: readonly There[], called: (lang: string) => string): Promise<void> {
  for (const { other, difference } of there) {
    const path = ['data', ...difference.theirPath];
    const answer = await saveDraft(other.document, {
      written: withValueAt(other.written, path, sharedValue(difference)),
      basedOn: other.version,
      isAutosave: false,
      key: crypto.randomUUID(),
    });
    if (answer.kind !== 'saved') throw new NotCopied(called(other.lang), faultIn(answer));
  }
}

function faultIn(answer: Exclude<SaveAnswer, { kind: 'saved' }>): Error {
  switch (answer.kind) {
    case 'refused':
      return answer.fault;
    case 'conflict':
      return new Unfulfilled('Somebody saved meanwhile.', { code: 'changed_meanwhile' });
    case 'signed-out':
      return new SignedOut('The session is over.', { status: 401 });
    case 'offline':
      return new Offline('The content service is not responding.');
  }
}
