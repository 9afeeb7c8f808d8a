/** An amount of money in a body: in dollars or in ticks. */
import { GatewayError } from "../../errors/gateway-error.js";
import { parseUsd, WRITTEN_USD } from "../../stores/wallets/money.js";
import { optional, text, ticks } from "../schema.js";

export const amount = {
  usd: optional(text("US dollars, as text: `12.50`. At most ten decimals.", 30)),
  ticks: optional(ticks("The same in ticks; one of the two is given.")),
};

export interface Amount {
  readonly usd?: string | undefined;
  readonly ticks?: bigint | undefined;
}

export function amountOf({ usd, ticks: given }: Amount, path: string): bigint {
  const [name, read] = usd === undefined ? ["ticks", given] : ["usd", parseUsd(usd)];
  if (usd !== undefined && given !== undefined)
    throw unsound(`${path}ticks`, "is given beside usd; one of the two is enough");
  if (usd === undefined && given === undefined) throw unsound(`${path}usd`, "is missing");
  if (read === undefined) throw unsound(`${path}${name}`, `must be ${WRITTEN_USD}`);
  if (read <= 0n) throw unsound(`${path}${name}`, "must be more than nothing");
  return read;
}

function unsound(param: string, complaint: string): GatewayError {
  return new GatewayError("invalid_request", `${param} ${complaint}.`, { param });
}
