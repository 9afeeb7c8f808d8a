import { expect } from "chai";
import fc from "fast-check";
import { answerEditor, type AnswerEdits } from "../../src/bodies/edit-answer.js";
import { EventEditor } from "../../src/bodies/edit-events.js";
import { dialects, type Wire } from "../../src/registry.js";

function editsOf(name: string, family?: string): AnswerEdits {
  const dialect = dialects.get(name);
  if (dialect === undefined) throw new RangeError(`There is no dialect ${name}.`);
  return { dialect, publicId: "maker/large", family };
}

/** Events with a model's name at several depths, and texts that look like members. */
const word = fc.constantFrom("x/large", "y/large", "model", '"model":"z"', "\\", "é", "delta", "", "thought_signature");
const event = fc
  .dictionary(
    fc.constantFrom("id", "model", "text", "moderation", "choices", "response", "message", "delta"),
    fc.oneof(word, fc.dictionary(fc.constantFrom("model", "input", "store", "text"), word)),
  )
  .map((members) => JSON.stringify(members));

describe("EventEditor: events that are passed on", () => {
  for (const name of ["chat", "messages", "responses", "generate-content", "interactions"]) {
    it(`edits events of ${name} as one by one`, () => {
      fc.assert(
        fc.property(fc.array(event, { maxLength: 6 }), (events) => {
          const editor = new EventEditor(editsOf(name));
          const alone = answerEditor(editsOf(name), "event");
          const twice = events.flatMap((data) => [data, data]);
          expect(twice.map((data) => editor.edit(data, JSON.parse(data) as Wire))).to.deep.equal(
            twice.map((data) => alone(data, JSON.parse(data) as Wire)),
          );
        }),
      );
    });
  }

  const cases: [string, string[], string[]][] = [
    [
      "models whose names end alike",
      ['{"model":"a-large","n":1}', '{"model":"b-large","n":2}', '{"model":"a-large","n":3}'],
      ['{"model":"maker/large","n":1}', '{"model":"maker/large","n":2}', '{"model":"maker/large","n":3}'],
    ],
    [
      "a second member of the name",
      ['{"model":"a","n":1}', '{"model":"a","n":2,"model":"b"}'],
      ['{"model":"maker/large","n":1}', '{"model":"a","n":2,"model":"maker/large"}'],
    ],
    [
      "a name with an escaped letter",
      ['{"model":"a","n":1}', '{"n":1,"mod\\u0065l":"b"}'],
      ['{"model":"maker/large","n":1}', '{"n":1,"mod\\u0065l":"maker/large"}'],
    ],
    ["an event without a place", ['{"model":"a"}', '{"n":1}'], ['{"model":"maker/large"}', '{"n":1}']],
  ];
  for (const [what, events, wanted] of cases) {
    it(`edits ${what}`, () => {
      const editor = new EventEditor(editsOf("chat"));
      expect(events.map((data) => editor.edit(data, undefined))).to.deep.equal(wanted);
    });
  }

  it("takes out a member where it is null", () => {
    const editor = new EventEditor({ ...editsOf("chat"), withoutNull: ["usage"] });
    const events = [
      '{"model":"a","n":1,"usage":null}',
      '{"model":"a","usage" : null ,"n":2}',
      '{"model":"a","usage":{}}',
    ];
    const wanted = [
      '{"model":"maker/large","n":1}',
      '{"model":"maker/large","n":2}',
      '{"model":"maker/large","usage":{}}',
    ];
    expect(events.map((data) => editor.edit(data, JSON.parse(data) as Wire))).to.deep.equal(wanted);
  });

  it("tags the state of each event, also where events begin alike", () => {
    const editor = new EventEditor(editsOf("chat", "google"));
    const call = { extra_content: { google: { thought_signature: "abc" } } };
    const data = JSON.stringify({ choices: [{ delta: { tool_calls: [call] } }], model: "a", n: 1 });
    const alone = answerEditor(editsOf("chat", "google"), "event");
    const wanted = alone(data, JSON.parse(data) as Wire);
    expect(wanted).not.to.contain('"abc"');
    for (let count = 0; count < 3; count++) expect(editor.edit(data, JSON.parse(data) as Wire)).to.equal(wanted);
  });
});
