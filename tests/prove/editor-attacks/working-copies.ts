import { once } from 'node:events';
import { request } from 'node:http';
import { listed } from '../editing.ts';
import { memoryOf, watchMemory } from '../memory.ts';
import type { Provider } from '../provider.ts';
import { newPerson } from './people.ts';

const hugeBytes = 100 * 1024 * 1024;
/** Close to the longest text allowed. */
const longestText = 'x'.repeat(3_500_000);

/** One writer sends texts endlessly, while another has a text that must not be lost. */
export async function tryWorkingCopies(
  provider: Provider,
  { texts, long }: { texts: number; long: number },
) {
  const { writer, service } = provider;
  const documents = (await listed(writer)).map(({ id }) => id);
  const honest = await newPerson(provider, 'writer', 'an honest writer');
  const flooding = await newPerson(provider, 'writer', 'a writer without end');
  const at = (id: string | undefined) => `/documents/${id}/working-copy`;
  const text = (title: string) => ({ title, uid: null, tags: [], data: {} });
  await honest.send('PUT', at(documents[0]), text('Not to be lost'));
  const before = await memoryOf(service.child.pid);
  const memory = watchMemory(service.child.pid, 50);
  const refused = await hugeText(service.address);
  for (let count = 0; count < texts; count += 1)
    await flooding.send('PUT', at(documents[count % documents.length]), text(`${count}`));
  for (let count = 0; count < long; count += 1)
    await flooding.send('PUT', at(documents[count % documents.length]), text(longestText));
  const kept = await honest.send('GET', at(documents[0]));
  const { workingCopies } = JSON.parse((await honest.send('GET', '/working-copies')).text);
  return {
    refused,
    grownBy: Math.round((await memory.stop()) - before),
    isKept: kept.text.includes('Not to be lost'),
    /** The working copies of both together. */
    standing: workingCopies.length as number,
  };
}

/** The status for a text of 100 MB, before it is sent. */
async function hugeText(service: string): Promise<number | undefined> {
  const { hostname, port } = new URL(service);
  const sending = request({
    ...{ hostname, port, method: 'PUT', path: '/api/farol/v1/documents/any/working-copy' },
    headers: { 'content-type': 'application/json', 'content-length': hugeBytes },
  });
  sending.on('error', () => {});
  sending.write('{');
  const [answer] = await once(sending, 'response');
  sending.destroy();
  return answer.statusCode;
}
