import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { Command } from '../command.ts';
import { type Event, partsOfService, personMark, type TokenRecord } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { Language } from '../snapshot.ts';
import type { StartedPreview, State } from '../state.ts';
import { hashToken, newId, newToken } from '../tokens.ts';
import { withoutUnseen } from '../unseen.ts';
import { eventsOfNewMaster } from './media.ts';
import { endingPreviews } from './previews.ts';

export const maxTokenName = 80;

/** Returns the token, which cannot be read later: only its hash is stored. */
export function createToken(
  given: string,
  scope: TokenRecord['scope'],
  token = newToken(),
): Command<{ id: string; token: string }> {
  return () => {
    const name = withoutUnseen(given);
    if (name.trim() === '' || name.length > maxTokenName)
      throw new Refused(
        `The name of a token has 1 to ${maxTokenName} characters that can be seen.`,
        400,
        { code: 'name_form' },
      );
    if (name.startsWith(personMark))
      throw new Refused(`The name of a token does not begin with "${personMark}".`, 400, {
        code: 'name_reserved',
      });
    if (partsOfService.has(name.trim().toLowerCase()))
      throw new Refused(`A part of the service is called "${name}". Choose another name.`, 400, {
        code: 'name_reserved',
      });
    const record = { id: newId(), name, scope, hash: hashToken(token) };
    return {
      events: [{ kind: 'token-created', token: record }],
      answer: { id: record.id, token },
    };
  };
}

/** With the previews that were started with it. */
export function revokeToken(id: string): Command<null> {
  return (state) => {
    const token = state.tokens.get(id);
    if (!token) throw new NotFound(`There is no token with the id ${id}.`);
    const isStartedWithIt = ({ by, tokenId }: StartedPreview) =>
      tokenId === undefined ? token.scope === 'write' && by === token.name : tokenId === id;
    const events: Event[] = [
      { kind: 'token-revoked', token: id },
      ...endingPreviews(state, isStartedWithIt),
    ];
    return { events, answer: null };
  };
}

/** The first language is the master. */
export function setLanguages(languages: readonly Language[]): Command<null> {
  return (state) => {
    const [master] = languages;
    if (!master) throw new Refused('A repository has at least one language.');
    const ids = new Set<string>();
    for (const { id } of languages) {
      if (ids.has(id)) throw new Refused(`The language ${id} is named twice.`);
      ids.add(id);
    }
    for (const { id, lang, archived } of state.documents.values())
      if (!ids.has(lang) && !archived)
        throw new Refused(
          `Document ${id} is in ${lang}. Archive it before the language goes.`,
          409,
        );
    if (JSON.stringify(languages) === JSON.stringify(state.languages))
      return { events: [], answer: null };
    return {
      events: [
        ...eventsOfNewMaster(state, master.id),
        { kind: 'languages-set', languages: [...languages] },
      ],
      answer: null,
    };
  };
}

export type ModelChange =
  | { type: 'CUSTOM_TYPE_INSERT' | 'CUSTOM_TYPE_UPDATE'; id: string; payload: CustomTypeModel }
  | { type: 'SLICE_INSERT' | 'SLICE_UPDATE'; id: string; payload: SharedSliceModel }
  | { type: 'CUSTOM_TYPE_DELETE' | 'SLICE_DELETE'; id: string };

/** Applies all changes of models, or refuses. */
export function changeModels(changes: readonly ModelChange[]): Command<null> {
  return (state) => {
    const ids = { type: new Set(state.types.keys()), slice: new Set(state.slices.keys()) };
    const events: Event[] = [];
    for (const change of changes) {
      const noun = change.type.startsWith('CUSTOM_TYPE') ? 'type' : 'slice';
      const isNew = change.type.endsWith('INSERT');
      if (isNew && ids[noun].has(change.id))
        throw new Refused(`There is a ${noun} with the id ${change.id} already.`, 409);
      if (!isNew && !ids[noun].has(change.id))
        throw new Refused(`There is no ${noun} with the id ${change.id}.`, 422);
      if (change.type === 'CUSTOM_TYPE_DELETE') refuseUsedType(state, change.id);
      if (change.type.endsWith('DELETE')) ids[noun].delete(change.id);
      else ids[noun].add(change.id);
      events.push(modelEvent(change));
    }
    return { events, answer: null };
  };
}

function modelEvent(change: ModelChange): Event {
  switch (change.type) {
    case 'CUSTOM_TYPE_INSERT':
    case 'CUSTOM_TYPE_UPDATE':
      return { kind: 'type-saved', model: change.payload };
    case 'SLICE_INSERT':
    case 'SLICE_UPDATE':
      return { kind: 'slice-saved', model: change.payload };
    case 'CUSTOM_TYPE_DELETE':
      return { kind: 'type-removed', id: change.id };
    case 'SLICE_DELETE':
      return { kind: 'slice-removed', id: change.id };
  }
}

function refuseUsedType(state: State, id: string): void {
  if (isUsedType(state, id))
    throw new Refused(
      `The type ${id} has associated documents. Delete all documents belonging to it first.`,
    );
}

export function isUsedType({ documents }: State, id: string): boolean {
  return documents.values().some(({ type, archived }) => type === id && !archived);
}
