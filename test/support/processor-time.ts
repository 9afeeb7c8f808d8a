/**
 * The milliseconds of processor time of this process so far. Unlike clock time they do not grow while a busy machine
 * lets it wait, so a bound on them holds or fails on any machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
