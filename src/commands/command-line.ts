import { userInfo } from "node:os";
import { type Administrator, COMMAND_LINE } from "../stores/administrators/roles.js";

/** Who runs a command. They have the config and the database, and may do everything. */
export function commandLine(): Administrator {
  return { name: COMMAND_LINE, role: "owner", osUser: osUser() };
}

/** In a container the user may have a number and no name. */
function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}
