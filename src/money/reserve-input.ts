import type { HoldInput } from "../stores/wallets/holds.js";

/** What a call reserves. How long that lasts is the same for all calls. */
export type ReserveInput = Omit<HoldInput, "lifetimeMilliseconds">;

/** Each member has to be named, those that may be absent too. */
type AllOf<Input> = { readonly [Member in keyof Required<Input>]: Input[Member] };

/** Written out: a copy by spreading takes longer than all else that an admission from memory needs. */
export function leasedFor(lifetimeMilliseconds: number, input: ReserveInput): AllOf<HoldInput> {
  const { callId, caller, model, ticks, prices, tokens, forTask } = input;
  return { callId, caller, model, ticks, prices, tokens, lifetimeMilliseconds, forTask };
}
