/**
 * Ends this process when the one that started it is gone, until `stopOnSignals` or the function that is returned
 * takes that over: nobody else would.
 */
export function endWithStarter(): () => void {
  const leave = () => process.exit(1);
  // It may have gone while this process was loaded.
  if (process.connected === false) leave();
  process.once('disconnect', leave);
  return () => process.off('disconnect', leave);
}
