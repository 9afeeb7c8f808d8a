/** Where the gateway and its console are, as the browser sees them. */

const ASSETS = "/console/assets/";

/**
 * What a proxy puts before the gateway's paths, such as `/models`; empty without one. Only the browser knows it: the
 * gateway gets its own paths. This script is loaded from below it.
 */
export const PREFIX = prefixOf(new URL(import.meta.url).pathname);
export const CONSOLE = `${PREFIX}/console`;

export function prefixOf(script: string): string {
  return script.slice(0, Math.max(0, script.lastIndexOf(ASSETS)));
}
