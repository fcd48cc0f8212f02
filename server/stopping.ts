import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { watchConnections } from './connections.ts';

export interface StopOptions {
  /** How long requests are still accepted, each the last of its connection. Up to three times as long if blocked. */
  readonly drainMs?: number;
}

/** How often a stopping server checks whether clients are still connected. */
const drainIntervalMs = 20;

/** How long the app has to end its event streams in order. */
const eventStreamGraceMs = 200;

/** Stops a server so that every request that reaches it is answered, within a time. */
export function prepareStop(
  server: Server,
  connections: ReturnType<typeof watchConnections>,
  { stopTimeoutMs, closeHandshakes }: { stopTimeoutMs: number; closeHandshakes: () => void },
) {
  let hasBegun = false;
  /** Requests deferred while the last connections are accepted: a client with a response would send the next one. */
  let deferred: (() => void)[] | undefined;
  let stopped: Promise<void> | undefined;

  async function stop({ drainMs = 0 }: StopOptions = {}): Promise<void> {
    hasBegun = true;
    for (const { outgoing } of connections.inFlight()) outgoing.shouldKeepAlive = false;
    // Idle clients learn it from their next response: closing now would meet requests on their way.
    // Turns count before time: if the process was blocked, clients that sent a request meanwhile still get theirs.
    const deadline = performance.now() + 3 * drainMs;
    for (let turns = 0; turns < drainMs / drainIntervalMs; turns += 1) {
      if (connections.size === 0 || performance.now() > deadline) break;
      await pause(drainIntervalMs);
    }
    deferred = [];
    await allAccepted(server);
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    const last = deferred;
    deferred = undefined;
    for (const handleLast of last) handleLast();
    closeHandshakes();
    connections.closeIdle();
    const endStreamsAt = performance.now() + eventStreamGraceMs;
    const idleTimer = setInterval(() => {
      if (performance.now() > endStreamsAt) endEventStreams();
      setImmediate(connections.closeIdle);
    }, 50);
    const stopTimer = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    await closed;
    clearInterval(idleTimer);
    clearTimeout(stopTimer);
  }

  function endEventStreams(): void {
    for (const { outgoing } of connections.inFlight())
      if (isEventStream(outgoing)) outgoing.destroy();
  }

  return {
    get hasBegun() {
      return hasBegun;
    },
    /** Where to put the requests that have to wait; undefined while none has to. */
    get deferred() {
      return deferred;
    },
    stop: (options?: StopOptions) => (stopped ??= stop(options)),
  };
}

/**
 * Resolves right after a turn of the event loop without a new connection: Node accepts one in each turn, and those
 * still in the backlog are reset when a server closes.
 */
async function allAccepted(server: Server): Promise<void> {
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  for (let turns = 0; hasAccepted && turns < 1_000; turns += 1) {
    hasAccepted = false;
    await nextTurn();
  }
  server.off('connection', onConnection);
}

/** An event stream has no end to wait for, and its client reconnects by itself. */
function isEventStream(outgoing: ServerResponse): boolean {
  return String(outgoing.getHeader('content-type')).startsWith('text/event-stream');
}
