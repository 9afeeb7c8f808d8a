/** What the files of the machine say about names, as the system's resolver reads them. */
import { readFile } from "node:fs/promises";

export interface NameFiles {
  /** Addresses with their names. */
  readonly hosts: string;
  /** Where names are searched that are not complete. */
  readonly resolver: string;
}

export const OF_THE_MACHINE: NameFiles = { hosts: "/etc/hosts", resolver: "/etc/resolv.conf" };

const USUAL_DOTS = 1;
const MOST_DOMAINS = 6;

/** The addresses that the file of hosts has for a name. */
export async function addressesInHosts(name: string, { hosts }: NameFiles): Promise<string[]> {
  const lines = await wordsOf(hosts);
  return lines.flatMap(([address = "", ...names]) =>
    names.some((one) => one.toLowerCase() === name.toLowerCase()) ? [address] : [],
  );
}

/**
 * The names that a name may stand for, in the order in which they are asked for. A name with few dots is first searched
 * in the machine's own domains, such as those of a cluster.
 */
export async function searchedNames(name: string, { resolver }: NameFiles): Promise<string[]> {
  if (name.endsWith(".")) return [name];
  const lines = await wordsOf(resolver);
  const [, ...domains] = lines.findLast(([word]) => word === "search" || word === "domain") ?? [];
  const within = domains
    .slice(0, MOST_DOMAINS)
    .map((domain) => domain.replace(/^\.+|\.+$/g, ""))
    .filter((domain) => domain !== "")
    .map((domain) => `${name}.${domain}`);
  const dots = name.split(".").length - 1;
  return dots >= dotsOfComplete(lines) ? [name, ...within] : [...within, name];
}

/** A name with so many dots is asked for as it is before it is searched. */
function dotsOfComplete(lines: readonly (readonly string[])[]): number {
  const options = lines.filter(([word]) => word === "options").flat();
  const [, dots] = /^ndots:(\d+)$/.exec(options.findLast((option) => option.startsWith("ndots:")) ?? "") ?? [];
  return dots === undefined ? USUAL_DOTS : Number(dots);
}

/** The words of each line, without its comment. A machine may have no such file. */
async function wordsOf(path: string): Promise<string[][]> {
  const text = await readFile(path, "utf8").catch(() => "");
  return text.split("\n").map((line) =>
    line
      .replace(/[#;].*/, "")
      .trim()
      .split(/\s+/),
  );
}
