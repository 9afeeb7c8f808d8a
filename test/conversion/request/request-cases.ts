/** Tables of passes over requests: what becomes of the request, and what is told as lost. */
import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/text.js";
import type { Wire } from "../../../src/conversion/json.js";
import { Loss } from "../../../src/conversion/loss.js";
import { plain } from "../turns.js";

export type PlainRequest = Omit<Request, "turns">;
export type RequestCase = readonly [name: string, given: PlainRequest, want: PlainRequest, lost?: readonly string[]];

/** Concepts stand at members of their own names; so do records, with their concepts inside. */
const concepts = ["temperature", "top_p", "top_k", "tools", "parallel_calls"];
const records = {
  tool: ["strict"],
  tool_choice: ["mode", "names"],
  reasoning: ["mode", "effort", "budget", "visible"],
};
const paths = {
  "tool.parameters": ["schema"],
  ...Object.fromEntries(concepts.map((concept) => [`request.${concept}`, [concept]])),
  ...Object.fromEntries(
    Object.entries(records).flatMap(([record, members]) => members.map((member) => [`${record}.${member}`, [member]])),
  ),
};

export function requestCases(pass: (request: Request, loss: Loss) => Request, cases: readonly RequestCase[]): void {
  for (const [name, given, want, lost = []] of cases) {
    it(name, () => {
      const loss = new Loss(paths, JSON.parse(JSON.stringify(given)) as Wire);
      const request = traced(given);
      const before = structuredClone(request);
      expect(untraced(pass(request, loss))).to.deep.equal(plain({ ...want, turns: [] }));
      expect(loss.paths).to.have.members([...lost]);
      expect(request).to.deep.equal(before);
    });
  }
}

/** As a reader would have made it. */
function traced(requested: PlainRequest): Request {
  const { tool_choice: choice, reasoning } = requested;
  return {
    ...requested,
    turns: [],
    tool_choice: choice && { ...choice, origin: { path: "tool_choice", form: "tool_choice" } },
    reasoning: reasoning && { ...reasoning, origin: { path: "reasoning", form: "reasoning" } },
    origin: { path: "", form: "request" },
  };
}

function untraced(request: Request): unknown {
  return JSON.parse(JSON.stringify(request, (key, value: unknown) => (key === "origin" ? undefined : value)));
}
