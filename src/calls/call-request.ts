/** What is known of a call when it is read. */
import type { Caller } from "../stores/keys/caller.js";
import type { CallableModel } from "../routing/catalog-view.js";
import type { TranslateInput } from "./translation.js";

/** A request, its caller and its model. */
export interface CallRequest {
  readonly caller: Caller;
  readonly input: TranslateInput;
  readonly callable: CallableModel;
}
