import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const listener = `
require('node:net').createServer().listen(
  { port: Number(process.argv[1]), host: '127.0.0.1', backlog: 1 },
  () => process.send('listening'),
);`;

/** A suspended process that listens at a port, with its queue of connections full. */
export async function stuckAt(port: number) {
  const child = spawn(process.execPath, ['-e', listener, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  let isFull = false;
  while (!isFull && fillers.length < 20) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    fillers.push(socket);
    isFull = await Promise.race([
      once(socket, 'connect').then(() => false),
      pause(300).then(() => true),
    ]);
  }
  return {
    isFull,
    async stop(): Promise<void> {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      for (const socket of fillers) socket.destroy();
      await gone;
    },
  };
}
