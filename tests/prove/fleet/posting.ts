import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { maxWaitMs } from '../requests.ts';

export interface Posted {
  posts: number;
  /** Posts that were reset or got no answer: nginx does not retry them. */
  failed: number;
  first: string | null;
}

const clients = 12;

/** Posts to the sites all the time, on kept connections; the answer is that the secret is wrong. */
export function keepPosting(front: string) {
  const posted: Posted = { posts: 0, failed: 0, first: null };
  let isOver = false;

  async function post(agent: Agent): Promise<void> {
    const url = new URL('/api/revalidate', front);
    const sent = request(url, { method: 'POST', agent, timeout: maxWaitMs });
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${maxWaitMs} ms`)));
    sent.end('{"secret":"not this one"}');
    const [answer] = await once(sent, 'response');
    const said = await text(answer);
    if (answer.statusCode >= 500)
      throw new Error(`answered ${answer.statusCode} ${said.slice(0, 100)}`);
  }

  async function client(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      posted.posts += 1;
      await post(agent).catch((fault) => {
        posted.failed += 1;
        posted.first ??= String(fault);
      });
      await pause(Math.random() * 40);
    }
    agent.destroy();
  }

  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    async stop(): Promise<Posted> {
      isOver = true;
      await running;
      return posted;
    },
  };
}
