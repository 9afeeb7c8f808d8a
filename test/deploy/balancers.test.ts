import { expect } from "chai";
import { DEFAULTS } from "../../src/config/defaults.js";
import { deployed } from "./deployed-files.js";

interface Balancer {
  readonly file: string;
  /** For how many seconds it keeps idle connections to the gateway, or the words by which it keeps none. */
  readonly idle: RegExp | string;
  /** How many seconds pass between its checks. */
  readonly interval?: RegExp;
  /** How long it waits for a silent gateway. */
  readonly silence?: RegExp;
  /** The longest body that it takes, in MiB. */
  readonly body?: RegExp;
}

const BALANCERS: readonly Balancer[] = [
  {
    file: "nginx.conf",
    idle: /keepalive_timeout (\d+)s;/,
    silence: /proxy_read_timeout (\d+)s;/,
    body: /client_max_body_size (\d+)m;/,
  },
  {
    file: "haproxy.cfg",
    idle: "\n  option http-server-close\n",
    interval: /inter (\d+)s/,
    silence: /timeout server (\d+)s/,
  },
  { file: "Caddyfile", idle: /keepalive (\d+)s/, interval: /health_interval (\d+)s/ },
];

describe("the files for balancers", () => {
  for (const { file, idle, interval, silence, body } of BALANCERS) {
    const text = deployed(`balancers/${file}`);
    const valueOf = (value: RegExp) => Number(value.exec(text)?.[1]);

    it(`${file} sends no call on a connection that the gateway closes because it is idle`, () => {
      if (typeof idle === "string") expect(text).to.contain(idle);
      else expect(valueOf(idle)).to.be.below(DEFAULTS.listen.idleSeconds);
    });

    if (silence !== undefined)
      it(`${file} waits as long as the gateway for the answer of an upstream and of the next`, () => {
        expect(valueOf(silence)).to.be.above(2 * DEFAULTS.upstream.firstByteTimeoutSeconds);
      });

    if (body !== undefined)
      it(`${file} leaves it to the gateway to refuse a body that is too long`, () => {
        expect(valueOf(body)).to.be.above(DEFAULTS.limits.imageBodyMiB);
      });

    if (interval !== undefined)
      it(`${file} checks the readiness twice in the delay that its page names`, () => {
        const delay = Number(/delaySeconds: (\d+)/.exec(deployed("README.md"))?.[1]);
        expect(text).to.contain("/readyz");
        expect(delay).to.be.at.least(2 * valueOf(interval));
      });
  }
});
