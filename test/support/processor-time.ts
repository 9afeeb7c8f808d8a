/**
 * The milliseconds of processor time of this process so far. Unlike clock time they do not grow while a busy machine
 * lets it wait, so a bound on them holds or fails on any machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The least of several tries: compiling and collecting garbage, which happen now and then, make one of them long. */
export function leastProcessorTime(run: () => unknown, tries = 5): number {
  return Math.min(
    ...Array.from({ length: tries }, () => {
      const began = processorTime();
      run();
      return processorTime() - began;
    }),
  );
}
