/** Why a request is refused. */
import type { GatewayErrorCode } from "../../generated/error-codes.js";
import type { Json } from "./json.js";

/** A refusal that the dialect's document declares. */
export interface Refusal {
  readonly code: GatewayErrorCode;
  readonly message: string;
  readonly param: string;
  /** Further members that a vendor's own clients read. */
  readonly details?: Json;
}
