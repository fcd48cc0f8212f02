/** A child process that requests pictures nobody names, on many connections at once. */
import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

// Attackers have machines of their own; on this one they must not take the visitor's processor.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [clients = '0', site = '', service = '', ...ids] = process.argv.slice(2);
const statuses: Record<string, number> = {};
/** Answers of 503 without Retry-After, and of 404. */
const wrong: string[] = [];
let asked = 0;
let isOver = false;

const parameters = [
  (n: number) =>
    `rect=${n % 700}.${n % 997},${n % 300},${900 + (n % 500)},${500 + (n % 300)}&w=1920`,
  (n: number) => `auto=format,compress&h=${200 + (n % 1_100)}`,
  (n: number) => `w=${300 + (n % 2_000)}&fm=avif&q=${n % 100}`,
  (n: number) => `w=1200&h=${300 + (n % 700)}&fit=crop&blur=${n % 2_000}`,
  (n: number) => `auto=format,compress&w=1920&s=${String(n).padStart(6, 'x')}`,
];

async function client(number: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const server = number % 2 === 0 ? site : service;
  while (!isOver) {
    asked += 1;
    const query = parameters[asked % parameters.length]?.(asked * 7_919) ?? '';
    await one(`${server}/media/${ids[asked % ids.length]}?${query}`, agent);
    await pause(200);
  }
  agent.destroy();
}

function one(address: string, agent: Agent): Promise<void> {
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  return new Promise((resolve) => {
    const headers = { accept: 'image/avif,image/webp,*/*' };
    const request = get(address, { agent, headers, timeout: 60_000 }, (answer) => {
      count(String(answer.statusCode));
      const isRefused = answer.statusCode === 503 && !answer.headers['retry-after'];
      if (answer.statusCode === 404 || isRefused) wrong.push(`${address}: ${answer.statusCode}`);
      answer.resume().once('close', resolve);
    });
    request.once('error', (fault) => {
      if (!isOver) count(fault.message);
      resolve();
    });
    request.once('timeout', () => request.destroy(new Error('no answer within 60 s')));
  });
}

const all = Array.from({ length: Number(clients) }, (_, number) => client(number));
process.once('message', async () => {
  isOver = true;
  await Promise.race([Promise.all(all), pause(5_000)]);
  process.send?.({ asked, statuses, wrong: wrong.slice(0, 5) }, () => process.exit(0));
});
process.send?.('asking');
