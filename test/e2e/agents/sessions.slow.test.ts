import { expect } from "chai";
import { listAt, textAt, type JsonObject } from "../../../tools/replay/json.js";
import { startGateway, type RunningGateway } from "../../support/gateway.js";
import { argumentsFor, type OfferedTool, RESULTS_PREFIX, toolLoop } from "../../support/strict/script.js";
import { StrictUpstream } from "../../support/strict/upstream.js";
import { chatClients } from "./clients/chat.js";
import type { AgentClient, Answer } from "./clients/client.js";
import { generateContentClients } from "./clients/generate-content.js";
import { messagesClients } from "./clients/messages.js";
import { responsesClients } from "./clients/responses.js";
import { gather } from "./gather.js";
import { modelInputOf, isRefusedAnyway, judgeCall } from "../../support/strict/judge-call.js";
import {
  compatibleHost,
  olderModels,
  publicId,
  strictCatalog,
  strictModels,
  type StrictModel,
} from "../../support/strict/strict-models.js";

const clients = [...messagesClients, ...responsesClients, ...generateContentClients, ...chatClients];
const models = [...strictModels, ...olderModels];

describe("sessions of agents", () => {
  let upstream: StrictUpstream;
  let gateway: RunningGateway;

  before(async () => {
    upstream = await StrictUpstream.start({ takesNativeTools: true });
    gateway = await startGateway({ catalog: strictCatalog(upstream, [...models, compatibleHost]) });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  /** Sends one request, and fails where something was refused or dropped. */
  async function send(
    client: AgentClient,
    body: JsonObject,
    model: StrictModel,
  ): Promise<{ answer: Answer; isRefused: boolean }> {
    upstream.forget();
    const headers = { "content-type": "application/json", authorization: `Bearer ${gateway.key}`, ...client.headers };
    const response = await fetch(gateway.url + client.path(publicId(model)), {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const [record] = upstream.received;
    const isSameDialect = client.dialect === model.dialect;
    if (isSameDialect && record !== undefined && isRefusedAnyway(record, body))
      return { answer: gather("chat", "{}"), isRefused: true };
    const memory = upstream.memory(model.dialect);
    const call = {
      memory,
      client: client.dialect,
      upstream: model.dialect,
      body,
      status: response.status,
      answer: text,
      received: upstream.received,
    };
    expect(judgeCall(call)).to.deep.equal([]);
    if (!isSameDialect)
      for (const loss of client.losses ?? [])
        expect(response.headers.get("x-dropped-params"), "x-dropped-params").to.include(loss);
    return { answer: gather(client.dialect, text), isRefused: false };
  }

  for (const client of clients) {
    describe(client.name, () => {
      for (const model of [...models, ...(client.dialect === "chat" ? [compatibleHost] : [])]) {
        it(`calls tools and reads their results with ${model.model} behind ${model.dialect}`, async () => {
          upstream.script = toolLoop({ choose: (tools) => choose(client, tools) });
          const first = { ...client.first(publicId(model)) };
          const { answer, isRefused } = await send(client, first, model);
          if (isRefused) return;
          expect(answer.calls.map(({ name }) => name)).to.deep.equal(client.calls);
          const offered = modelInputOf(client.dialect, first).tools;
          for (const { name, namespace } of answer.calls)
            expect(
              offered.some(
                (tool) => tool.name === name && (tool.namespace === namespace || isUnnamed(tool, namespace)),
              ),
              name,
            ).to.equal(true);
          const last = await send(client, append(first, client, answer), model);
          expect(last.answer.text).to.match(new RegExp(`^${RESULTS_PREFIX}`));
        });
      }
    });
  }

  for (const client of chatClients) {
    it(`${client.name} continues at a host that refuses the reasoning of the one before`, async () => {
      const [strict] = strictModels;
      upstream.script = toolLoop({ choose: (tools) => choose(client, tools) });
      const { answer } = await send(client, client.first(publicId(compatibleHost)), compatibleHost);
      expect(answer.parts[0], "the first host's answer").to.have.property("reasoning_content");
      const first = withoutSettings(client.first(publicId(strict)));
      const last = await send(client, append(first, client, answer), strict);
      expect(last.isRefused).to.equal(false);
      expect(last.answer.text).to.match(new RegExp(`^${RESULTS_PREFIX}`));
    });
  }
});

/** A request without those settings of a client that the newest families refuse. */
function withoutSettings({ max_tokens: _most, temperature: _temperature, ...body }: JsonObject): JsonObject {
  return body;
}

/** The client's tools as the vendor gets them: by their own names, or with the name of their list before it. */
function choose(client: AgentClient, tools: readonly OfferedTool[]) {
  return client.calls.flatMap((name) => {
    const tool = tools.find((one) => one.name === name || one.name.endsWith(`__${name}`));
    return tool === undefined ? [] : [{ tool, arguments: argumentsFor(tool) }];
  });
}

function append(first: JsonObject, client: AgentClient, answer: Answer): JsonObject {
  const place = ["messages", "input", "contents"].find((name) => Array.isArray(first[name])) ?? "messages";
  const added = client.addedTools ?? [];
  const names = added.map((tool) => textAt(tool, "name"));
  const tools = listAt(first, "tools").filter((tool) => !names.includes(textAt(tool, "name") ?? ""));
  if (added.length > 0) first = { ...first, tools: [...tools, ...added] };
  return { ...first, [place]: [...listAt(first, place), ...client.follow(answer)] };
}

/** A tool of the list `functions` is called by its name alone, as the vendor does. */
function isUnnamed(tool: OfferedTool, namespace: string | undefined): boolean {
  return tool.namespace === "functions" && namespace === undefined;
}
