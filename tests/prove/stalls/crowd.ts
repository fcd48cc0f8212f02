/** A child process of many clients that each send the next request as soon as they have an answer. */
import { Agent, get } from 'node:http';
import { attacks } from './attacks.ts';

const [site = '', attack = '', count = '40', ...words] = process.argv.slice(2);
const address = attacks[attack];
if (!address) throw new Error(`There is no attack ${attack}.`);
const agent = new Agent({ keepAlive: true });
const statuses: Record<string, number> = {};
let isOver = false;

function ask(path: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const done = (status: number | string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    get(new URL(path, site), { agent, headers }, (answer) => {
      answer.resume();
      answer.once('error', () => done('cut short'));
      answer.once('end', () => done(answer.statusCode ?? 0));
    }).once('error', () => done('refused'));
  });
}

async function client(): Promise<void> {
  while (!isOver) await ask(address?.(words) ?? '/');
}

const all = Promise.all(Array.from({ length: Number(count) }, client));
process.once('message', async () => {
  isOver = true;
  await all;
  process.send?.(statuses);
  process.disconnect();
  agent.destroy();
});
