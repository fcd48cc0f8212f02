import type { Command } from './command.ts';
import type { TokenRecord } from './events.ts';
import { Refused } from './faults.ts';

/** A program that writes with a token. */
export type Author = Pick<TokenRecord, 'id' | 'name'>;

class TokenRevoked extends Refused {
  override name = 'TokenRevoked';
  constructor() {
    super('This write token was revoked.', 401);
  }
}

/** Refuses a command once the token is revoked: another process may have revoked it, which is not known here yet. */
export function whileValid<Answer>({ id }: Author, command: Command<Answer>): Command<Answer> {
  return (state, now) => {
    if (!state.tokens.has(id)) throw new TokenRevoked();
    return command(state, now);
  };
}
