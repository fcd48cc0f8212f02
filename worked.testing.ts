/** How long this process has worked, in milliseconds. What others do on the machine does not count. */
export function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
