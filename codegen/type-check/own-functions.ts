/** Modules of functions beside dialects: they are files of people, which change while generated modules do not. */
import { posix } from "node:path";

/** Whether an address below generated/ leads to one. */
export function isOwnFunctions(address: string): boolean {
  return address.startsWith("..") && posix.basename(address, posix.extname(address)) === "functions";
}
