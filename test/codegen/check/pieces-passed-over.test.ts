import { describedEvents } from "../../support/codegen/described-events.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

/** Events whose deltas are known by the member that they have. */
const events = describedEvents(`    Event:
      type: object
      additionalProperties: true
      properties:
        delta:
          type: object
          additionalProperties: true
          properties:
            text: { type: string }
            sketch: { type: object }
`);

const cases = `        discriminator: delta.type
        cases:
          text_delta: [{ key: index, text: delta.text }]
          input_json_delta: [{ key: index, text: delta.partial_json }]
          thinking_delta: [{ key: index, text: delta.thinking }]
          signature_delta: [{ key: index, signature: delta.signature }]
          citations_delta: [{ key: index, citations: delta.citation, record: citation }]
`;
const pieces = `        ▸pieces:
          - { when: { delta.text: present }, key: index, text: delta.text }
          - { when: { delta.partial_json: present }, key: index, text: delta.partial_json }
          - { when: { delta.thinking: present }, key: index, text: delta.thinking }
          - { when: { delta.signature: present }, key: index, signature: delta.signature }
`;

describe("piecesPassedOver: what pieces are without is read elsewhere", () => {
  faultCases([
    [
      "a member that no piece reads",
      [
        [
          chat,
          "        kind: call\n        key: index\n",
          "        when: { ▸type: absent }\n        kind: call\n        key: index\n",
        ],
      ],
      'this piece is without "type", and what has it is lost in silence',
      "write a piece for it, or unmapped: { type: <why> } beside pieces:",
    ],
    [
      "an object beside the members that pieces are known by",
      [...events, [messages, cases, pieces]],
      'no piece here has "delta.sketch", and what has it is lost in silence',
      "write a piece for it, or unmapped: { delta.sketch: <why> } beside pieces:",
    ],
  ]);
});
