/** An upstream that answers numbered calls, most of them successfully, and records them. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Dialect, valueAt, type Wire } from "../../../src/registry.js";
import { textDialect } from "../dialect-features.js";
import { type Received, type Script, ScriptedUpstream, answers, hangsUp, streams } from "../upstream.js";
import { vendorForms } from "../vendor-forms/index.js";
import type { VendorForms } from "../vendor-forms/form.js";
import { type Fate, fateOf, numberIn } from "./numbered.js";

export class Vendor {
  /** The numbers of the calls that it got, in order. */
  readonly seen: number[] = [];
  /** The event that every answer waits for. */
  retryPolicy: Promise<unknown> = Promise.resolve();

  private constructor(readonly upstream: ScriptedUpstream) {
    upstream.plays(this.#answer);
  }

  static async start(): Promise<Vendor> {
    return new Vendor(await ScriptedUpstream.start());
  }

  readonly #answer: Script = async (response, received) => {
    const number = numberIn(received.body.toString());
    this.seen.push(number);
    await this.retryPolicy;
    await answersNumbered(number)(response, received);
  };
}

/** Answers after a moment, in the dialect of the path, and most numbers successfully. */
export function answersNumbered(number: number): Script {
  return async (response, received) => {
    await sleep(number % 7);
    const { dialect, forms } = calledAt(received.path);
    await scriptOf(fateOf(number), forms, asksForStream(dialect, received))(response, received);
  };
}

function scriptOf(fate: Fate, forms: VendorForms, isStream: boolean): Script {
  const { body, stream } = forms.words;
  if (fate === "refused") return answers(forms.error(500, "no"), { status: 500 });
  if (fate === "cut") return isStream ? streams(forms.beginning, { pauseMilliseconds: 2, ending: "cut" }) : hangsUp();
  return isStream ? streams(stream, { pauseMilliseconds: 2 }) : answers(body);
}

/** The dialect is in the path, after the version. */
function calledAt(path: string): { readonly dialect: Dialect; readonly forms: VendorForms } {
  const name = path.split("/")[2] ?? "";
  const forms = vendorForms.get(name);
  if (forms === undefined) throw new Error(`no dialect at ${path}`);
  return { dialect: textDialect(name), forms };
}

/** Some dialects stream at a path of its own, others by a member of the body. */
function asksForStream({ places, endpoint, framing }: Dialect, { path, body }: Received): boolean {
  if (places.requestStream === undefined) return path.endsWith(endpoint.streamPath.split("{model}").at(-1) ?? "");
  const requested = valueAt(JSON.parse(body.toString()) as Wire, places.requestStream);
  return typeof requested === "boolean" ? requested : (framing?.byDefault ?? false);
}
