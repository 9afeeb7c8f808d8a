/** An upstream that answers numbered calls, most of them well, and remembers which it was sent. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Script, ScriptedUpstream, answers, hangsUp, streams } from "../upstream.js";
import { vendorForms } from "../vendor-forms/index.js";
import type { VendorForms } from "../vendor-forms/form.js";
import { type Fate, fateOf, numberIn } from "./numbered.js";

export class Vendor {
  /** The numbers of the calls it was sent, as they came. */
  readonly seen: number[] = [];
  /** What every answer waits for. */
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
    await sleep(number % 7);
    await scriptOf(
      fateOf(number),
      formsAt(received.path),
      /"stream":true|alt=sse/.test(received.path + received.body.toString()),
    )(response, received);
  };
}

function scriptOf(fate: Fate, forms: VendorForms, isStream: boolean): Script {
  const { body, stream } = forms.words;
  if (fate === "refused") return answers(forms.error(500, "no"), { status: 500 });
  if (fate === "cut") return isStream ? streams(forms.beginning, { pauseMilliseconds: 2, ending: "cut" }) : hangsUp();
  return isStream ? streams(stream, { pauseMilliseconds: 2 }) : answers(body);
}

/** The dialect stands in the path, after the version. */
function formsAt(path: string): VendorForms {
  const forms = vendorForms.get(path.split("/")[2] ?? "");
  if (forms === undefined) throw new Error(`nobody speaks at ${path}`);
  return forms;
}
