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

/** Sets variables of the environment for one test. */
export function withEnvironment(values: () => Readonly<Record<string, string>>): void {
  const before: [string, string | undefined][] = [];
  beforeEach(() => {
    for (const [name, value] of Object.entries(values())) {
      before.push([name, process.env[name]]);
      process.env[name] = value;
    }
  });
  afterEach(() => {
    for (const [name, value] of before.splice(0)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
}
