/** Estimates the tokens of a request without calling its model. Clients plan with it and are not charged. */
import type { HoldManager } from "../money/hold-manager.js";
import { type AnyDialect, type Json, stringifyExact, type Wire } from "../registry.js";
import type { Caller } from "../stores/keys/caller.js";
import { refusalOf } from "./admit.js";
import { estimateInput } from "./estimate-hold.js";
import type { Body } from "../bodies/body.js";
import type { Call } from "./context.js";
import type { CallRequest } from "./call-request.js";
import { GatewayError } from "../errors/gateway-error.js";

/** The request itself, where it is inside another object. */
export function unwrapped(body: Body, { counting }: AnyDialect): Body {
  const whole = counting?.inside === undefined ? undefined : body.json[counting.inside];
  return isWire(whole) ? { ...body, json: whole } : body;
}

export async function answerCount(
  call: Call,
  { caller, input: { body, dialect } }: CallRequest,
  holdManager: HoldManager,
): Promise<void> {
  if (dialect.counting === undefined)
    throw new GatewayError("not_found", "There is nothing at this path: counting tokens is switched off.");
  await countRequest(call, caller, holdManager);
  const text = stringifyExact(filled(dialect.counting.answer, estimateInput(body.json, dialect)));
  call.inbound.response
    .writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      "x-isogloss-estimated": "true",
    })
    .end(text);
}

/** It counts towards the rate as one request, and nothing is held. */
async function countRequest(call: Call, caller: Caller, holdManager: Pick<HoldManager, "countRequest">): Promise<void> {
  const refusal = await holdManager.countRequest(caller);
  call.isCounted = true;
  if (refusal !== undefined) throw refusalOf(refusal);
}

function filled(template: Wire, tokens: number): Wire {
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, value === "$tokens" ? tokens : value]),
  );
}

function isWire(value: Json | undefined): value is Wire {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
