import pino from 'pino';
import { startService } from './service.ts';
import { readSettings, WrongSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.LOG_LEVEL });
  const { stop, address } = await startService(settings, log);
  // Whoever started this process waits for this line, whatever the log level.
  process.send?.({ ready: address });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      log.info('Stopping: finishing what runs');
      await stop();
      process.exit(0);
    });
} catch (fault) {
  if (!(fault instanceof Error)) throw fault;
  console.error(fault instanceof WrongSettings ? fault.message : fault.stack);
  process.exit(1);
}
