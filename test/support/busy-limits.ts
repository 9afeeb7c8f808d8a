/** Tests keep the processor busy, also in the processes of their gateways. That alone is no reason to refuse calls. */
export const BUSY_LIMITS = { eventLoopLagMs: 60_000 };
