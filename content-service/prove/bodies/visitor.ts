/** A child process that keeps requesting pages' pictures and reports how long the responses took. */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { proofTimeoutMs } from '../../../testing/limits.ts';

const port = Number(process.argv[2]);
const longestMs = proofTimeoutMs(10_000);
const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });
const fresh = new Agent({ keepAlive: false });
const paths = ['/media/picture_beach.jpg', '/media/picture_beach.jpg?w=50&fm=webp'];

let times: number[] = [];
let failures: string[] = [];
let isAsking = true;

process.on('message', (message) => {
  if (message === 'times') {
    process.send?.({ times, failures });
    times = [];
    failures = [];
  }
  if (message === 'stop') isAsking = false;
});

for (let i = 0; isAsking; i += 1) {
  const start = performance.now();
  try {
    // Most visitors reuse a connection; every tenth request here opens a new one.
    await ask(paths[i % paths.length] ?? '/', i % 10 === 0 ? fresh : keptAlive);
    times.push(performance.now() - start);
  } catch (fault) {
    failures.push(String(fault));
  }
  await pause(3);
}
keptAlive.destroy();
process.disconnect();

function ask(path: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent, timeout: longestMs }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
      answer.resume().once('end', resolve).once('error', reject);
    });
    request.once('error', reject).once('timeout', () => request.destroy(new Error('no answer')));
  });
}
