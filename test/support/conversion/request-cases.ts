/** Tables of passes over requests: the resulting request, and what is reported as lost. */
import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/text.js";
import { Loss } from "../../../src/conversion/loss.js";
import type { Wire } from "../../../src/conversion/json.js";
import { plain } from "./turns.js";

export type PlainRequest = Omit<Request, "turns">;
export type RequestCase = readonly [name: string, given: PlainRequest, want: PlainRequest, lost?: readonly string[]];

/** The origin of each concept is a member of the same name. So is that of each record, with its concepts inside. */
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
      const body = JSON.parse(JSON.stringify(given)) as Wire;
      const loss = new Loss(paths, body);
      const request = traced(given, body);
      const before = structuredClone(request);
      expect(untraced(pass(request, loss))).to.deep.equal(plain({ ...want, turns: [] }));
      expect(loss.paths).to.have.members([...lost]);
      expect(request).to.deep.equal(before);
    });
  }
}

/** As a reader would return it. */
function traced(requested: PlainRequest, body: Wire): Request {
  const { tools, tool_choice: choice, reasoning } = requested;
  const from = body;
  return {
    ...requested,
    turns: [],
    tools: tools?.map((tool) => (tool.origin === undefined ? tool : { ...tool, origin: { ...tool.origin, from } })),
    tool_choice: choice && { ...choice, origin: { from, member: "tool_choice", form: "tool_choice" } },
    reasoning: reasoning && { ...reasoning, origin: { from, member: "reasoning", form: "reasoning" } },
    origin: { from, form: "request" },
  };
}

function untraced(request: Request): unknown {
  return JSON.parse(JSON.stringify(request, (key, value: unknown) => (key === "origin" ? undefined : value)));
}
