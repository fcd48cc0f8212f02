import { useState } from 'react';
import { Button } from 'react-aria-components';
import {
  changeRights,
  type OneTimeAddress,
  type Person,
  type Rights,
  readPeople,
  removePerson,
  resetPerson,
  signOutEverywhere,
} from '../../../api/administration.ts';
import type { Me } from '../../../api/people.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import { useModels } from '../../models.ts';
import { useTimeFormat } from '../../time-format.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { RoomState } from '../room-state.tsx';
import { Secret } from '../secret.tsx';
import { useRoom } from '../use-room.ts';
import { Invitations } from './invitations.tsx';
import { narrowedTo } from './narrowed.ts';
import { RightsFields } from './rights-fields.tsx';
import { SessionsOf } from './sessions-of.tsx';
import { words } from './words.ts';

/** The people with an account, and their rights. */
export function PeopleRoom({ me }: { me: Me }) {
  const said = useWords(words);
  const { reading, fault, change } = useRoom(['people'], readPeople);
  return (
    <>
      <p>{said.text}</p>
      <Invitations />
      <RoomState reading={reading} fault={fault}>
        <ul className="lines">
          {(reading.data?.people ?? []).map((person) => (
            <PersonLine
              key={person.id}
              person={person}
              isMe={person.id === me.id}
              change={change}
            />
          ))}
        </ul>
      </RoomState>
    </>
  );
}

interface PersonLineProps {
  person: Person;
  isMe: boolean;
  change(act: () => Promise<unknown>): Promise<boolean>;
}

function PersonLine({ person, isMe, change }: PersonLineProps) {
  const messages = useMessages();
  const said = useWords(words);
  const when = useTimeFormat();
  const models = useModels();
  const [address, setAddress] = useState<OneTimeAddress | null>(null);
  const { id, name, waysIn, sessions, seenAt } = person;
  const ways = [
    ...(waysIn.password ? [said.ways.password] : []),
    ...(waysIn.passkeys > 0 ? [said.ways.passkeys(waysIn.passkeys)] : []),
    said.ways.codes(waysIn.recoveryCodes),
  ];
  const seen = seenAt === null ? said.neverSeen : said.seen(when(seenAt));
  return (
    <li>
      <span>
        <strong>{isMe ? `${name} (${said.you})` : name}</strong>
        <small>
          {`${messages.roles[person.role]}, ${said.mayWrite} ${narrowedTo(person, models.data?.types ?? []) ?? said.everywhere}`}
        </small>
        <small>{[said.sessions(sessions), seen, ...ways].join(', ')}</small>
      </span>
      <span className="row">
        <Button
          className="quiet"
          onPress={() => void change(async () => setAddress(await resetPerson(id)))}
        >
          {said.reset}
        </Button>
        {sessions > 0 && !isMe && (
          <Button className="quiet" onPress={() => void change(() => signOutEverywhere(id))}>
            {said.signOut}
          </Button>
        )}
        {!isMe && (
          <ConfirmButton
            label={said.remove}
            title={said.removeTitle(name)}
            act={() => change(() => removePerson(id))}
          >
            <p>{said.removeText}</p>
          </ConfirmButton>
        )}
      </span>
      {address && (
        <Secret text={`${said.resetFor(name)} ${said.handOver}`}>{address.address}</Secret>
      )}
      {sessions > 0 && <SessionsOf person={id} />}
      <details>
        <summary>{said.change}</summary>
        <RightsForm person={person} change={change} />
      </details>
    </li>
  );
}

/** Nothing is granted before it is saved: arrow keys pass through the roles. */
function RightsForm({ person, change }: Pick<PersonLineProps, 'person' | 'change'>) {
  const said = useWords(words);
  const [changed, setChanged] = useState<Partial<Rights>>({});
  const isChanged = Object.keys(changed).length > 0;
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (await change(() => changeRights(person.id, changed))) setChanged({});
      }}
    >
      <RightsFields
        rights={{ ...person, ...changed }}
        change={(part) => setChanged((before) => ({ ...before, ...part }))}
      />
      <Button type="submit" className="quiet" isDisabled={!isChanged}>
        {said.saveRights}
      </Button>
    </form>
  );
}
