/**
 * Exits when the parent process is gone, until `stopOnSignals` takes over or the returned function is called: nothing
 * else would end an orphan.
 */
export function exitWithParent(): () => void {
  const exit = () => process.exit(1);
  // The parent may have gone while this process was loading.
  if (process.connected === false) exit();
  process.once('disconnect', exit);
  return () => process.off('disconnect', exit);
}
