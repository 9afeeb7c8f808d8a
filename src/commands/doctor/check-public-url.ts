/** Whether others can use the addresses that the gateway gives its clients. */
import { addressOf } from "../../config/load.js";
import type { Config } from "../../config/types.js";
import { type Finding, warning } from "./finding.js";

const ALL_INTERFACES = ["0.0.0.0", "::"];

/** A gateway that others reach, and that gives them addresses of the loopback interface. */
export function checkPublicUrl({ listen, publicUrl }: Pick<Config, "listen" | "publicUrl">): Finding[] {
  if (!ALL_INTERFACES.includes(listen.host) || publicUrl !== addressOf(listen)) return [];
  const detail = `the gateway listens on ${listen.host}, and gives others addresses that begin with ${publicUrl}`;
  return [warning("publicUrl", detail, "set publicUrl to the address that clients use")];
}
