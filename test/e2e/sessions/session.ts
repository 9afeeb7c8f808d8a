/** A client's conversation with tools: what it keeps, and how it continues. */
import { expect } from "chai";
import type { Json, JsonObject } from "../../../tools/replay/json.js";
import { EventParser } from "../../support/event-parser.js";
import type { RunningGateway } from "../../support/gateway.js";
import { type ConversationClient, conversationClients } from "./conversation-clients.js";

export interface Turn {
  readonly answer: Json;
  readonly dropped: string;
}

const RESULT = "It is cold.";

export class Session {
  readonly history: Json[] = [];
  readonly #client: ConversationClient;

  constructor(
    client: string,
    private readonly stream: boolean,
    private readonly gateway: RunningGateway,
  ) {
    const conversationClient = conversationClients[client];
    if (conversationClient === undefined) throw new Error(`no client uses ${client}`);
    this.#client = conversationClient;
  }

  ask(model: string): Promise<Turn> {
    this.history.push(this.#client.user("How is the weather?"));
    return this.sendTurn(model);
  }

  /** Sends the results of the calls in an answer. */
  sendResults(reported: Turn, model: string): Promise<Turn> {
    const calls = this.#client.calls(reported.answer);
    expect(calls, "the model calls a tool").to.have.length(1);
    this.history.push(...this.#client.results(calls, RESULT));
    return this.sendTurn(model);
  }

  protected async sendTurn(model: string): Promise<Turn> {
    const { path, headers, body } = this.#client;
    const response = await fetch(this.gateway.url + path(model, this.stream), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.gateway.key}`, ...headers },
      body: JSON.stringify(body(model, this.history, this.stream)),
    });
    const text = await response.text();
    expect(response.status, text).to.equal(200);
    const answer = this.stream ? this.#client.gather(eventsIn(text)) : (JSON.parse(text) as Json);
    this.history.push(...this.#client.answered(answer));
    return { answer, dropped: response.headers.get("x-dropped-params") ?? "" };
  }
}

function eventsIn(text: string): JsonObject[] {
  const parser = new EventParser();
  const events = [...parser.push(Buffer.from(text)), ...parser.end()];
  return events.flatMap(({ data }) => (data?.startsWith("{") === true ? [JSON.parse(data) as JsonObject] : []));
}
