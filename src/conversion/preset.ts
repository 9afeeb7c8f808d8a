/** Adapts a converted request to a vendor whose wire form differs a little from its dialect. */
import type { Turn } from "../../generated/interlingua/text.js";
import { placed } from "./family.js";
import type { Json, Wire } from "./json.js";
import type { Loss, Origin } from "./loss.js";
import { inner } from "./values.js";
import type { SwitchSetting } from "./reasoning-words.js";
import { type Choosing, offerChosenTools } from "./request/offer-chosen-tools.js";
import { identifierWithin } from "./transforms/short-identifier.js";
import type { WireDifferences } from "./wire-differences.js";

/**
 * Before writing: what the vendor does not accept is left out and reported, unknown roles are replaced, and its passes
 * run.
 */
export function fitPreset<R extends { readonly origin?: Origin | undefined; readonly turns?: Turn[] }>(
  differences: WireDifferences | undefined,
  request: R,
  loss: Loss,
): R {
  if (differences === undefined) return request;
  const { lacks = [], roles = {}, instructions, longest = {}, beforeWrite } = differences;
  const fitted = { ...request } as R & { [concept: string]: unknown };
  for (const concept of lacks) {
    loss.dropConcept(request, concept, fitted[concept]);
    delete fitted[concept];
  }
  for (const [concept, most] of Object.entries(longest)) {
    const identifier = fitted[concept];
    if (typeof identifier === "string")
      (fitted as Record<string, unknown>)[concept] = identifierWithin(most, identifier);
  }
  if (request.turns === undefined) return fitted;
  const offered =
    differences.tool_choice === "of_one" ? { ...fitted, ...offerChosenTools(fitted as Choosing, loss) } : fitted;
  const known = request.turns.map((turn) =>
    turn.role in roles ? { ...turn, role: roles[turn.role] as Turn["role"] } : turn,
  );
  const turns = instructions === undefined ? known : placed(known, instructions);
  return { ...offered, turns: beforeWrite === undefined ? turns : beforeWrite(turns, loss) };
}

/** After writing: switches reasoning on or off, where the host has a switch. It is a member, or inside one. */
export function switchReasoning(
  differences: WireDifferences | undefined,
  wire: Wire,
  { setting }: SwitchSetting,
): Wire {
  const place = differences?.reasoning_switch;
  if (place === undefined || setting === undefined) return wire;
  const [member = "", inside] = place.at.split(".");
  return {
    ...wire,
    [member]: inside === undefined ? place[setting] : { ...inner(wire[member]), [inside]: place[setting] },
  };
}

/** After writing: renames members to the vendor's names. */
export function renameMembers(differences: WireDifferences | undefined, wire: Wire): Wire {
  const rename = differences?.rename;
  if (rename === undefined) return wire;
  return Object.fromEntries(
    Object.entries(wire).map(([key, value]): [string, Json | undefined] => [rename[key] ?? key, value]),
  );
}
