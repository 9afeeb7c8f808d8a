/** Admits a call: its highest possible cost is held before anything is sent. */
import type { HoldManager } from "../money/hold-manager.js";
import { newIdentifier } from "../stores/identifiers.js";
import type { Admission, BudgetRefusal } from "../stores/wallets/holds.js";
import { formatUsd } from "../stores/wallets/money.js";
import type { Caller } from "../stores/keys/caller.js";
import { CallMeter } from "./call-meter.js";
import { estimateHold, type EstimateInput, type HoldEstimate } from "./estimate-hold.js";
import { GatewayError, databaseAway } from "../errors/gateway-error.js";
import type { MaybePromise } from "../errors/maybe-promise.js";

export interface AdmitInput extends EstimateInput {
  readonly caller: Caller;
}

/** Opens the meter of a call, or refuses the call. */
export function admit(input: AdmitInput, holdManager: HoldManager): MaybePromise<CallMeter> {
  const { caller, callable } = input;
  const estimate = estimateHold(input);
  const admission = holdManager.reserve({
    callId: newIdentifier("call"),
    caller,
    model: callable.model.id,
    ticks: estimate.ticks,
    prices: callable.pricesText,
    tokens: estimate.inputEstimate + estimate.mostOutput,
  });
  const open = (admitted: Admission) => openMeter(admitted, estimate, input, holdManager);
  if (!(admission instanceof Promise)) return open(admission);
  return admission.then(open, (cause: unknown) => {
    throw databaseAway(cause);
  });
}

function openMeter(
  admission: Admission,
  { inputEstimate, mostOutput, images }: HoldEstimate,
  { dialect: { counts }, callable: { prices } }: AdmitInput,
  holdManager: HoldManager,
): CallMeter {
  if (!("hold" in admission)) throw refusalOf(admission);
  const imageChoices = images?.choices;
  return new CallMeter(holdManager, { hold: admission.hold, prices, inputEstimate, mostOutput, imageChoices, counts });
}

export function refusalOf(admission: Exclude<Admission, { readonly hold: unknown }>): GatewayError {
  if (admission.refused === "balance") {
    return new GatewayError("insufficient_balance", "The wallet of this key cannot cover what the call may cost.");
  }
  if (admission.refused === "budget") return new GatewayError("insufficient_balance", budgetMessage(admission));
  const { limit, waitMs } = admission;
  const limits = { requests: "requests per minute", tokens: "tokens per minute", concurrent: "calls at the same time" };
  return new GatewayError("rate_limited", `This key has reached its limit of ${limits[limit]}.`, {
    retryAfter: String(Math.ceil(waitMs / 1000)),
  });
}

const NOW = { day: "today", month: "this month" };

function budgetMessage({ period, ticks, isUsedUp, renewsAt }: BudgetRefusal): string {
  const budget = `budget of ${formatUsd(ticks)} USD for ${NOW[period]}`;
  const refusal = isUsedUp
    ? `This key has used up its ${budget}.`
    : `What this key has left of its ${budget} cannot cover what the call may cost.`;
  return `${refusal} It renews at ${new Date(renewsAt).toISOString()}.`;
}
