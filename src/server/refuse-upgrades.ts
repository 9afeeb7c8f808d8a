/** WebSockets are not supported. Clients that try one fall back to HTTP after this answer. */
import type { PipelineContext } from "../calls/context.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { RouteMatcher } from "./match-route.js";
import type { Step } from "./state.js";

const WEB_SOCKET = /(?:^|,)\s*websocket\s*(?:,|$)/i;

/** Other upgrades are offers that may be ignored, such as HTTP/2. */
export function refuseUpgrades(
  { registry: { dialects } }: Pick<PipelineContext, "registry">,
  match: RouteMatcher,
): Step {
  return (ctx) => {
    const { upgrade } = ctx.req.headers;
    if (upgrade === undefined || !WEB_SOCKET.test(upgrade)) return;
    const found = match("POST", ctx.path);
    const dialect = dialects.get((found.kind === "route" ? found.route.dialect : found.dialect) ?? "");
    if (dialect !== undefined) ctx.state.dialect = dialect;
    ctx.set("connection", "close");
    throw new GatewayError("upgrade_required", "WebSocket is not supported. Send the request over HTTP.");
  };
}
