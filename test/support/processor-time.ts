/**
 * The milliseconds that this process has worked so far. Unlike time on a clock they do not grow while a busy machine
 * lets it wait, so a bound on them holds or fails wherever the tests run.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
