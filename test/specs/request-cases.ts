/** What single pieces of a request become in another dialect, and what is named as lost. */
import { expect } from "chai";
import { dialectsOf, Loss, valueAt, type Dialect, type Json, type Wire } from "../../src/registry.js";

export interface Case {
  readonly name: string;
  readonly from: string;
  readonly body: Wire;
  /** In each target: the value at a path of what is sent, or undefined where nothing may stand. */
  readonly becomes: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>>;
  /** What is named in every one of the targets. */
  readonly lost?: readonly string[];
}

/** The least a request must have beside what a case says. */
const least: Readonly<Record<string, Wire>> = {
  chat: { model: "m", messages: [{ role: "user", content: "hi" }] },
  messages: { model: "m", max_tokens: 900, messages: [{ role: "user", content: "hi" }] },
  responses: { model: "m", input: "hi" },
  "generate-content": { contents: [{ role: "user", parts: [{ text: "hi" }] }] },
  interactions: { model: "m", input: "hi" },
};

function named(name: string): Dialect {
  const dialect = dialectsOf("text").get(name);
  if (dialect === undefined) throw new Error(`there is no dialect ${name}`);
  return dialect;
}

/** The value at a path in which items of lists stand as numbers. */
function at(body: Wire, path: string): Json | undefined {
  return path
    .split(".")
    .reduce<Json | undefined>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : valueAt((value ?? {}) as Wire, [key])),
      body,
    );
}

export function requestCases(cases: readonly Case[]): void {
  for (const { name, from, body: expected, becomes, lost = [] } of cases) {
    for (const [to, places] of Object.entries(becomes)) {
      it(`${name}: from ${from} to ${to}`, () => {
        const [source, target] = [named(from), named(to)];
        const body = { ...least[from], ...expected };
        expect(source.validate(body)).to.equal(undefined);
        const loss = new Loss(source.paths, body);
        const sent = JSON.parse(
          JSON.stringify(target.writeRequest(source.readRequest(body, loss), loss, { model: "m", stream: false })),
        ) as Wire;
        for (const [path, wanted] of Object.entries(places)) expect(at(sent, path), path).to.deep.equal(wanted);
        expect(loss.paths).to.deep.equal(lost);
      });
    }
  }
}
