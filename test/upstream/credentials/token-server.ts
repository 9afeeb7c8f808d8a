import { ScriptedUpstream } from "../../support/upstream.js";

/** A token service on 127.0.0.1, closed after the suite. */
export function tokenServer(): () => ScriptedUpstream {
  let server: ScriptedUpstream;
  before(async () => {
    server = await ScriptedUpstream.start();
  });
  after(() => server.stop());
  return () => server;
}
