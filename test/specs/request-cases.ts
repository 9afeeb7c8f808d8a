/** What single members of a request become in another dialect, and what is reported as lost. */
import { expect } from "chai";
import { dialectsOf, Loss, valueAt, type Dialect, type Json, type Wire } from "../../src/registry.js";
import type { HostTakes } from "../support/conversion/party.js";

export interface Case {
  readonly name: string;
  readonly from: string;
  readonly body: Wire;
  /** What is known of the host. */
  readonly host?: HostTakes;
  /** For each target: the value at a path of the sent body. Undefined means that it must be absent. */
  readonly becomes: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>>;
  /** The paths that are reported for every target. */
  readonly lost?: readonly string[];
}

/** The required members of a request. A case adds its own. */
const least: Readonly<Record<string, Wire>> = {
  chat: { model: "m", messages: [{ role: "user", content: "hi" }] },
  messages: { model: "m", max_tokens: 900, messages: [{ role: "user", content: "hi" }] },
  responses: { model: "m", input: "hi" },
  "generate-content": { contents: [{ role: "user", parts: [{ text: "hi" }] }] },
  interactions: { model: "m", input: "hi" },
  "bedrock-converse": { messages: [{ role: "user", content: [{ text: "hi" }] }] },
  "cohere-chat": { model: "m", messages: [{ role: "user", content: "hi" }] },
  "ollama-chat": { model: "m", messages: [{ role: "user", content: "hi" }] },
};

function named(name: string): Dialect {
  const dialect = dialectsOf("text").get(name);
  if (dialect === undefined) throw new Error(`there is no dialect ${name}`);
  return dialect;
}

/** The value at a path in which items of lists are numbers. */
function at(body: Wire, path: string): Json | undefined {
  return path
    .split(".")
    .reduce<Json | undefined>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : valueAt((value ?? {}) as Wire, [key])),
      body,
    );
}

export function requestCases(cases: readonly Case[]): void {
  for (const { name, from, body: expected, host, becomes, lost = [] } of cases) {
    for (const [to, places] of Object.entries(becomes)) {
      it(`${name}: from ${from} to ${to}`, () => {
        const [source, target] = [named(from), named(to)];
        const body = { ...least[from], ...expected };
        expect(source.validate(body)).to.equal(undefined);
        const loss = new Loss(source.paths, body);
        const context = { ...host, model: "m", stream: false };
        const sent = JSON.parse(
          JSON.stringify(target.writeRequest(source.readRequest(body, loss), loss, context)),
        ) as Wire;
        for (const [path, wanted] of Object.entries(places)) expect(at(sent, path), path).to.deep.equal(wanted);
        expect(loss.paths).to.deep.equal(lost);
      });
    }
  }
}
