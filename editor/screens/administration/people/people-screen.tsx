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
import { useModels } from '../../../models/use-models.ts';
import { useTimeFormat } from '../../../parts/time-format.ts';
import type { Changing } from '../../../parts/use-action.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { ScreenState } from '../screen-state.tsx';
import { Secret } from '../secret.tsx';
import { useScreenData } from '../use-screen-data.ts';
import { Invitations } from './invitations.tsx';
import { restrictionText } from './restriction-text.ts';
import { RightsFields } from './rights-fields.tsx';
import { SessionsOf } from './sessions-of.tsx';
import { peopleWords } from './words.ts';

/** The people with an account, and their rights. */
export function PeopleScreen({ me }: { me: Me }) {
  const words = useWords(peopleWords);
  const { reading, fault, isRunning, change } = useScreenData(['people'], readPeople);
  return (
    <>
      <p>{words.text}</p>
      <Invitations />
      <ScreenState reading={reading} fault={fault}>
        <ul className="lines">
          {(reading.data?.people ?? []).map((person) => (
            <PersonLine
              key={person.id}
              person={person}
              isMe={person.id === me.id}
              change={change}
              isRunning={isRunning}
            />
          ))}
        </ul>
      </ScreenState>
    </>
  );
}

interface PersonLineProps extends Changing {
  person: Person;
  isMe: boolean;
}

function PersonLine({ person, isMe, change, isRunning }: PersonLineProps) {
  const messages = useMessages();
  const words = useWords(peopleWords);
  const when = useTimeFormat();
  const models = useModels();
  const [address, setAddress] = useState<OneTimeAddress | null>(null);
  const { id, name, waysIn, sessions, seenAt } = person;
  const ways = [
    ...(waysIn.password ? [words.ways.password] : []),
    ...(waysIn.passkeys > 0 ? [words.ways.passkeys(waysIn.passkeys)] : []),
    words.ways.codes(waysIn.recoveryCodes),
  ];
  const seen = seenAt === null ? words.neverSeen : words.seen(when(seenAt));
  return (
    <li>
      <span>
        <strong>{isMe ? `${name} (${words.you})` : name}</strong>
        <small>
          {`${messages.roles[person.role]}, ${words.mayWrite} ${restrictionText(person, models.data?.types ?? []) ?? words.everywhere}`}
        </small>
        <small>{[words.sessions(sessions), seen, ...ways].join(', ')}</small>
      </span>
      <span className="row">
        <Button
          className="quiet"
          aria-disabled={isRunning}
          onPress={() => void change(async () => setAddress(await resetPerson(id)))}
        >
          {words.reset}
        </Button>
        {sessions > 0 && !isMe && (
          <Button
            className="quiet"
            aria-disabled={isRunning}
            onPress={() => void change(() => signOutEverywhere(id))}
          >
            {words.signOut}
          </Button>
        )}
        {!isMe && (
          <ConfirmButton
            label={words.remove}
            title={words.removeTitle(name)}
            isRunning={isRunning}
            act={() => change(() => removePerson(id))}
          >
            <p>{words.removeText}</p>
          </ConfirmButton>
        )}
      </span>
      <Secret text={`${words.resetFor(name)} ${words.handOver}`}>{address?.address}</Secret>
      {sessions > 0 && <SessionsOf person={id} />}
      <details>
        <summary>{words.change}</summary>
        <RightsForm person={person} change={change} isRunning={isRunning} />
      </details>
    </li>
  );
}

/** Nothing is granted before it is saved: arrow keys pass through the roles. */
function RightsForm({ person, change, isRunning }: Omit<PersonLineProps, 'isMe'>) {
  const words = useWords(peopleWords);
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
      <Button type="submit" className="quiet" aria-disabled={isRunning} isDisabled={!isChanged}>
        {words.saveRights}
      </Button>
    </form>
  );
}
