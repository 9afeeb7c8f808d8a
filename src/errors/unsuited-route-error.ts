import { GatewayError } from "./gateway-error.js";

/** The request cannot be expressed in the dialect of one route. Another route may take it. */
export class UnsuitedRouteError extends GatewayError {}
