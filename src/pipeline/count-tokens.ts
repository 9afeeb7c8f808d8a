/** Counts the tokens of a request as well as can be told without asking its model: clients plan by it and are not charged. */
import type { Cashier } from "../metering/cashier.js";
import { type AnyDialect, type Json, stringifyExact, type Wire } from "../registry.js";
import { newIdentifier } from "../stores/identifiers.js";
import type { Caller } from "../stores/caller.js";
import { estimateInput, refusalOf } from "./admit.js";
import type { Body } from "./body.js";
import type { CallableModel } from "./catalog-view.js";
import type { Call } from "./context.js";
import { databaseAway, GatewayError } from "./gateway-error.js";

export interface CountInput {
  readonly caller: Caller;
  readonly body: Wire;
  readonly dialect: AnyDialect;
  readonly callable: CallableModel;
}

/** The request itself, where it came inside another object. */
export function unwrapped(body: Body, { counting }: AnyDialect): Body {
  const whole = counting?.inside === undefined ? undefined : body.json[counting.inside];
  return isWire(whole) ? { ...body, json: whole } : body;
}

export async function answerCount(call: Call, input: CountInput, cashier: Cashier): Promise<void> {
  const { body, dialect } = input;
  if (dialect.counting === undefined) throw new GatewayError("not_found", "There is nothing at this path.");
  await countRequest(input, cashier);
  const text = stringifyExact(filled(dialect.counting.answer, estimateInput(body, dialect)));
  call.inbound.response
    .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text), "x-isogloss-estimated": "true" })
    .end(text);
}

/** It counts towards the rate as one request of no tokens, by a hold of nothing that is given back at once. */
async function countRequest({ caller, callable: { model, pricesText } }: CountInput, cashier: Cashier): Promise<void> {
  const hold = { callId: newIdentifier("call"), caller, model: model.id, ticks: 0n, prices: pricesText, tokens: 0 };
  const admission = await cashier.reserve(hold).catch((cause: unknown) => {
    throw databaseAway(cause);
  });
  if (!("hold" in admission)) throw refusalOf(admission);
  await cashier.release(admission.hold, "counted");
}

function filled(template: Wire, tokens: number): Wire {
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, value === "$tokens" ? tokens : value]));
}

function isWire(value: Json | undefined): value is Wire {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
