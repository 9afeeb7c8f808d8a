/** An upstream host: a dialect, and how the host's wire differs from it. Resolved once per catalog change. */
import type { Vocabularies } from "../../generated/interlingua/index.js";
import type { VocabularyName } from "./stream/streaming.js";
import type { WriteContext } from "./write-context.js";
import type { AnyDialect, Preset } from "./dialect.js";
import type { Family } from "./family.js";
import type { Wire } from "./json.js";
import type { Loss } from "./loss.js";
import { fitPreset, renameMembers, switchReasoning } from "./preset.js";
import type { Profile } from "./profile.js";
import type { SwitchSetting } from "./reasoning-words.js";
import { type StateRequest, stateRequestFor, withoutStateRequest } from "./state/ask.js";
import type { StateReader } from "./state/places.js";
import type { WireDifferences } from "./wire-differences.js";

export interface Host {
  /** The opaque state that it returns and accepts. */
  readonly state: StateReader;
  /** The family that its answers are tagged with for clients of its own dialect; none for the dialect's own vendor. */
  readonly foreignFamily: string | undefined;
  /** A stream reports its usage only on request. */
  readonly asksForUsage: boolean;
  /** It has a switch for reasoning. */
  readonly switchesReasoning: boolean;
  /** Output limits of the dialect that it ignores without an error. */
  readonly ignored: readonly string[];
  /** The properties of the host that writers of the dialect use. */
  readonly context: Pick<WriteContext, "stateAt" | "cacheMarks" | "wantsReasoning" | "strictAnswers" | "instructions">;
  /** A converted request without what the host does not accept. */
  fit<R extends Vocabularies[VocabularyName]["request"]>(request: R, loss: Loss): R;
  /** A converted request with the member names of the host, if the model's family accepts them. */
  finish(written: Wire, model?: FinishInput): Wire;
  /** The member that a body of its own dialect needs so that the answer contains opaque state. */
  stateRequest(body: Wire, profile: Profile | undefined): StateRequest | undefined;
}

/** What a request is for, beyond its members. */
export interface FinishInput {
  readonly family?: Family | undefined;
  readonly reasoningSwitch?: SwitchSetting | undefined;
}

export interface HostInput {
  readonly dialect: AnyDialect;
  readonly preset: Preset | undefined;
  /** The family of its opaque state, if the catalog names it. */
  readonly family: string | undefined;
}

export function resolveHost({ dialect, preset, family: declared }: HostInput): Host {
  const differences: WireDifferences | undefined = preset?.wire?.[dialect.name];
  const family = declared ?? differences?.family ?? preset?.family;
  const ownFamily = dialect.state?.family;
  const state: StateReader = {
    family: family ?? ownFamily,
    // With another base URL, a preset may serve dialects that it does not list.
    isKnown: family !== undefined || preset?.dialects.includes(dialect.name) === true,
    ...(differences?.reasoning_refused && { refusedWords: differences.reasoning_refused }),
  };
  const refusesStateRequest = differences?.state === "unrequested";
  return {
    state,
    foreignFamily: state.family === ownFamily ? undefined : state.family,
    asksForUsage: differences?.usage !== "unrequested",
    switchesReasoning: differences?.reasoning_switch !== undefined,
    ignored: differences?.ignored ?? [],
    context: {
      stateAt: differences?.state_at,
      cacheMarks: differences?.cache_marks,
      strictAnswers: differences?.strict_answers,
      instructions: differences?.instructions,
      wantsReasoning: differences?.reasoning === "returned",
    },
    fit: (request, loss) => fitPreset(differences, request, loss),
    finish(written, { family: models, reasoningSwitch = {} } = {}) {
      const wire = switchReasoning(differences, written, reasoningSwitch);
      const withoutRequest =
        refusesStateRequest && dialect.state !== undefined ? withoutStateRequest(dialect.state, wire) : wire;
      return models?.renames === false ? withoutRequest : renameMembers(differences, withoutRequest);
    },
    stateRequest: (body, profile) =>
      refusesStateRequest ? undefined : stateRequestFor(dialect.state, body, profile?.family?.reasoning),
  };
}
