/**
 * Loaded by each process of the runner. A failure that compares big integers would not reach the first process, which
 * then lists none of the tests of its file: they are sent as texts.
 */
const send = process.send?.bind(process) as ((message: unknown, ...more: unknown[]) => boolean) | undefined;

if (send !== undefined)
  process.send = (message: unknown, ...more: unknown[]) =>
    send(JSON.parse(JSON.stringify(message, sendable)) as unknown, ...more);

function sendable(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}n` : value;
}
