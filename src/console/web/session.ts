/** Who is signed in, for all pages. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Session } from "./api.js";

export const SessionContext = createContext<Session | undefined>(undefined);

const ROLES = ["read-only", "operator", "owner"] as const;

/** Whether who is signed in may do what needs a role. */
export function useMay(least: Session["role"]): boolean {
  const session = useContext(SessionContext);
  return session !== undefined && ROLES.indexOf(session.role) >= ROLES.indexOf(least);
}
