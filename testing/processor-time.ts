/**
 * How long this thread has worked, in whole microseconds. What others do on the machine does not count, nor what the
 * engine does in threads of its own, which is more where memory is short.
 */
export function workedMicroseconds(): number {
  // Reading the whole process's usage first updates the thread's, which otherwise lags by some ticks.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

export function workedMs(): number {
  return workedMicroseconds() / 1_000;
}
