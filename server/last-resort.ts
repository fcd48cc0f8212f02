interface Log {
  error(fault: { err: unknown }, sentence: string): void;
  fatal(fault: { err: unknown }, sentence: string): void;
}

/**
 * What becomes of a fault that no code waited for. A promise that fails has left nothing half-done but its own work,
 * as a request that fails has: it is said, and the process goes on. An exception may have been thrown anywhere: it is
 * said, and the process ends; who keeps it starts it again.
 */
export function outliveUnawaitedFaults(log: Log): void {
  process.on('unhandledRejection', (err) => {
    log.error({ err }, 'Work that nobody waited for failed. The process goes on.');
  });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'A fault was caught nowhere. The process ends.');
    process.exit(1);
  });
}
