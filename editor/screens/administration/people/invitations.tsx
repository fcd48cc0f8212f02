import { useState } from 'react';
import { Button } from 'react-aria-components';
import {
  invite,
  type OneTimeAddress,
  type Rights,
  readInvitations,
  withdrawInvitation,
} from '../../../api/administration.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import { useModels } from '../../../models/use-models.ts';
import { useTimeFormat } from '../../../parts/time-format.ts';
import { ScreenState } from '../screen-state.tsx';
import { Secret } from '../secret.tsx';
import { useScreenData } from '../use-screen-data.ts';
import { restrictionText } from './restriction-text.ts';
import { RightsFields } from './rights-fields.tsx';
import { peopleWords } from './words.ts';

const nobodyYet: Rights = { role: 'writer', languages: null, types: null };

/** Creates invitations: links to pass on, so that no mail server is needed. */
export function Invitations() {
  const messages = useMessages();
  const words = useWords(peopleWords);
  const when = useTimeFormat();
  const models = useModels();
  const { reading, fault, isRunning, change } = useScreenData(['invitations'], readInvitations);
  const [rights, setRights] = useState(nobodyYet);
  const [address, setAddress] = useState<OneTimeAddress | null>(null);
  const open = reading.data?.invitations ?? [];
  return (
    <ScreenState reading={reading} fault={fault}>
      <form
        className="asked"
        onSubmit={(event) => {
          event.preventDefault();
          void change(async () => setAddress(await invite(rights)));
        }}
      >
        <h2>{words.invite}</h2>
        <RightsFields
          rights={rights}
          change={(part) => setRights((before) => ({ ...before, ...part }))}
        />
        <Button type="submit" className="loud" aria-disabled={isRunning}>
          {words.makeLink}
        </Button>
        <Secret text={words.handOver}>{address?.address}</Secret>
      </form>
      {open.length > 0 && (
        <>
          <h2>{words.open}</h2>
          <ul className="lines">
            {open.map((invitation) => (
              <li key={invitation.id}>
                <span>
                  <strong>{messages.roles[invitation.role]}</strong>
                  <small>
                    {`${restrictionText(invitation, models.data?.types ?? []) ?? words.everywhere}, ${words.until(when(invitation.endsAt))}`}
                  </small>
                </span>
                <Button
                  className="quiet"
                  aria-disabled={isRunning}
                  onPress={() => void change(() => withdrawInvitation(invitation.id))}
                >
                  {words.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </ScreenState>
  );
}
