/** Single rows of the tables of answers and of streams, where passes, forms and transforms meet. */
import { expect } from "chai";
import { pairs } from "../../../generated/pairs/index.js";
import type { FieldRow } from "../../../src/registry.js";

type Table = "answer" | "stream";
type Case = readonly [name: string, client: string, upstream: string, table: Table, row: FieldRow];

const placeholders = 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"';

const cases: readonly Case[] = [
  [
    "state that a reader takes off calls, and that has no other place",
    "chat",
    "generate-content",
    "answer",
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      when: placeholders,
      dropped: "the chat dialect has no place for it",
    },
  ],
  [
    "the second of the members that a part beside the content is read from",
    "ollama-chat",
    "chat",
    "answer",
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning",
      to: "message.thinking",
      when: "unless choices[0].message.reasoning_content has another value; unless its record has other words",
    },
  ],
  [
    "a source of a citation, where the citation holds a list of them",
    "chat",
    "cohere-chat",
    "answer",
    {
      concept: "text.citations.title",
      from: "message.citations[].sources[].document.title",
      to: "choices[0].message.annotations[].url_citation.title",
      when: "with url; where the answer has words",
    },
  ],
  [
    "what such a citation has beside the list",
    "chat",
    "cohere-chat",
    "answer",
    {
      concept: "text.citations.start",
      from: "message.citations[].start",
      to: "choices[0].message.annotations[].url_citation.start_index",
      when: "with url; where the answer has words",
    },
  ],
  [
    "state of media, which no reader takes off",
    "messages",
    "generate-content",
    "answer",
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      when: placeholders,
      dropped: "the messages dialect has no place for it",
    },
  ],
  [
    "the same in streams",
    "messages",
    "generate-content",
    "stream",
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the messages dialect have no place for it",
    },
  ],
  [
    "hidden reasoning that a pass writes as state",
    "responses",
    "messages",
    "answer",
    {
      concept: "reasoning.redacted",
      from: "content[redacted].data",
      to: "output[thought].encrypted_content",
      by: "hidden as state",
      when: "where its vendor is known",
    },
  ],
  [
    "a part of which no concept is carried",
    "chat",
    "messages",
    "answer",
    { concept: "reasoning", from: "content[redacted]", dropped: "the chat dialect has no place for it" },
  ],
  [
    "a document of blocks, which is a text",
    "generate-content",
    "messages",
    "answer",
    {
      concept: "media.source",
      from: "content[document_of_blocks].source.content",
      dropped: "the generate-content dialect has no place for it",
    },
  ],
  [
    "a quote that a transform writes in some citations",
    "generate-content",
    "messages",
    "answer",
    {
      concept: "text.citations.quote",
      from: "content[text].citations[].cited_text",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "without a URL; where the answer has words",
    },
  ],
  [
    "a time that may be none",
    "chat",
    "ollama-chat",
    "answer",
    {
      concept: "created",
      from: "created_at",
      to: "created",
      by: "iso time",
      when: "as far as it is understood",
    },
  ],
  [
    "a member of citations that are beside their text",
    "chat",
    "cohere-chat",
    "answer",
    {
      concept: "(gateway)",
      from: "message.citations[].content_index",
      by: "acted on by the gateway: it names the part",
    },
  ],
];

/** Places of which answers and streams have nothing. */
const absent: readonly (readonly [name: string, client: string, upstream: string, table: Table, place: RegExp])[] = [
  ["items of requests alone", "chat", "responses", "answer", /search_call/],
  ["texts without words", "chat", "bedrock-converse", "answer", /cache_point/],
  ["empty words that tell a form", "messages", "generate-content", "answer", /bare_state\]\.text$/],
];

function rowsOf(client: string, upstream: string, table: Table): readonly FieldRow[] {
  return pairs.find((pair) => pair.from === client && pair.to === upstream)?.[table] ?? [];
}

describe("the tables of answers and streams", () => {
  for (const [name, client, upstream, table, row] of cases)
    it(`have a row of ${name}`, () => {
      const own = rowsOf(client, upstream, table).find(
        ({ concept, from }) => concept === row.concept && from === row.from,
      );
      expect(own).to.deep.equal(row);
    });

  for (const [name, client, upstream, table, place] of absent)
    it(`have no row of ${name}`, () => {
      expect(rowsOf(client, upstream, table).filter(({ from }) => place.test(from))).to.deep.equal([]);
    });

  it("call arguments that come value by value those of a call alone", () => {
    const rows = rowsOf("chat", "generate-content", "stream").filter(({ from }) => from.endsWith(".partialArgs"));
    expect(rows.map(({ concept }) => concept)).to.deep.equal(["call.arguments"]);
  });
});
