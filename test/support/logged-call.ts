/** A row of the request log, as operators read it. */
import { ADMIN_TOKEN, type RunningGateway } from "./gateway.js";
import { eventually } from "./until.js";

export interface LoggedCall {
  readonly provider: string | null;
  readonly cost_ticks: number | string;
  readonly attempts: readonly { readonly provider: string; readonly outcome: string }[];
}

/** Waits until the row of the call that was answered with these headers is there. */
export async function loggedCall({ url }: Pick<RunningGateway, "url">, answered: Headers): Promise<LoggedCall> {
  const read = async () => {
    const response = await fetch(`${url}/admin/api/requests?request_id=${answered.get("x-request-id")}`, {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    return ((await response.json()) as { requests: LoggedCall[] }).requests;
  };
  const [row] = await eventually(read, ({ length }) => length === 1);
  if (row === undefined) throw new Error("The call is not in the request log.");
  return row;
}

/** The provider and the outcome of each attempt. */
export function attemptsOf({ attempts }: LoggedCall): string[] {
  return attempts.map(({ provider, outcome }) => `${provider} ${outcome}`);
}
