/** Holding a request against what a model's family accepts. */
import type { Request } from "../../generated/interlingua/text.js";
import type { Refusal } from "./dialect.js";
import type { Json, Wire } from "./json.js";
import type { Loss } from "./loss.js";
import { valueAt } from "./refuse.js";

interface ProfileRule {
  readonly concept: string;
  /** Where the model's own dialect says it. */
  readonly at: readonly string[];
  readonly values?: readonly Json[];
  readonly least?: number;
  readonly message: string;
}

export interface Profile {
  readonly native: string | undefined;
  readonly only: readonly ProfileRule[];
}

/** In the model's own dialect, what its family does not accept is refused as its vendor does. */
export function checkProfile(profile: Profile | undefined, dialect: string, body: Wire): Refusal | undefined {
  if (profile?.native !== dialect) return undefined;
  for (const rule of profile.only) {
    const value = valueAt(body, rule.at);
    if (value !== undefined && value !== null && !accepts(rule, value)) {
      const param = rule.at.join(".");
      return { code: "unsupported_capability", message: `${param}: ${rule.message}.`, param };
    }
  }
  return undefined;
}

/** In another dialect it is left out and reported. */
export function fitProfile(profile: Profile | undefined, request: Request, loss: Loss): Request {
  if (profile === undefined || profile.only.length === 0) return request;
  const fitted = { ...request } as Request & Record<string, unknown>;
  for (const rule of profile.only) {
    const value = fitted[rule.concept] as Json | undefined;
    if (value === undefined || accepts(rule, value)) continue;
    loss.unsaid(request, rule.concept, value);
    fitted[rule.concept] = undefined;
  }
  return fitted;
}

function accepts({ values, least }: ProfileRule, value: Json): boolean {
  if (least !== undefined) return typeof value === "number" && value >= least;
  return values?.includes(value) ?? true;
}
