interface Log {
  error(fault: { err: unknown }, message: string): void;
  fatal(fault: { err: unknown }, message: string): void;
}

/**
 * Handles faults that no code awaited or caught. A rejected promise affects only its own work, like a failed request:
 * it is logged, and the process goes on. An exception may leave any state half-changed: it is logged, and the process
 * exits, for its supervisor to restart.
 */
export function handleUncaughtFaults(log: Log): void {
  process.on('unhandledRejection', (err) => {
    log.error({ err }, 'Work that nobody waited for failed. The process goes on.');
  });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'A fault was caught nowhere. The process ends.');
    process.exit(1);
  });
}
