import { operationRights } from '../../../content-service/people/rights.ts';
import { isAtLeast } from '../../../content-service/people/roles.ts';
import { type Browser, browserAt } from '../../../content-service/prove/sign-in/browser.ts';
import type { Provider } from '../provider.ts';
import { newPerson, type Role } from './people.ts';

/** These sign the caller out, and are tested in the proof of sign-in. */
const endings = ['delete /me/session', 'delete /me/sessions', 'put /me/password'];

/** Tries every restricted operation with nobody and with each role; answers who was wrongly let in or kept out. */
export async function tryRoles(provider: Provider) {
  const callers: [Role | 'nobody', Browser][] = [
    ['nobody', browserAt(provider.service.address, '203.0.113.21')],
    ['writer', await newPerson(provider, 'writer')],
    ['publisher', await newPerson(provider, 'publisher')],
    ['administrator', await newPerson(provider, 'administrator')],
  ];
  const letIn: string[] = [];
  const keptOut: string[] = [];
  let tried = 0;
  for (const [role, browser] of callers)
    for (const [operation, allowed] of Object.entries(operationRights)) {
      if (allowed === 'anybody' || (endings.includes(operation) && role !== 'nobody')) continue;
      const [method = '', path = ''] = operation.split(' ');
      const body = method === 'get' || method === 'delete' ? undefined : {};
      const address = path.replace(/\{\w+\}/g, 'nowhere');
      const { status } = await browser.send(method.toUpperCase(), address, body);
      const isLetIn = status !== 401 && status !== 403;
      const may = role !== 'nobody' && isAtLeast(role, allowed.from);
      tried += 1;
      if (isLetIn && !may) letIn.push(`${role}: ${operation} answered ${status}`);
      if (!isLetIn && may) keptOut.push(`${role}: ${operation} answered ${status}`);
    }
  return { tried, letIn, keptOut };
}
