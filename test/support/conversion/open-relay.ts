/** Hands the events of one dialect's stream on to a client of another dialect, or of the same. */
import { type Dialect, type StreamListener, StreamWriter } from "../../../src/registry.js";
import { PassingRelay, type PassingRelayInput, Relay, streamsOf } from "../../../src/streams/relay.js";

export const silentListener: StreamListener = {
  onText: () => undefined,
  onUsage: () => undefined,
  onImage: () => undefined,
  onFinish: () => undefined,
  onPreview: () => undefined,
};

/** The client did not ask for usage if its stream is passed on, and did if it is converted. */
export function openRelay(
  from: Dialect,
  to: Dialect,
  client: PassingRelayInput["client"],
  listener: StreamListener = silentListener,
): Relay {
  if (from === to) {
    const edits = { dialect: to, publicId: "maker/model", family: undefined, usageWanted: false, usageAsked: true };
    return new PassingRelay(streamsOf(to).openObserver(listener), { ...edits, client });
  }
  const options = { model: "maker/model", requestId: "request", usageWanted: true, listener };
  return new Relay(from, new StreamWriter(to, { ...options, write: (text) => client.write(text) }));
}
