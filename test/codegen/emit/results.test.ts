import { emitCases } from "../../support/codegen/emit-cases.js";
import { video } from "../../support/codegen/video-specs.js";

const states = { queued: ["waiting"], running: ["busy"], succeeded: ["done"], failed: ["failed"] };
const given = video({
  name: "clips",
  response: {
    videos: { at: "videos[]", record: "video", default: [] },
    state: { at: "status", values: { ...states, cancelled: ["off"], expired: ["old"] } },
  },
  records: { video: { address: { fields: { url: "uri" } } } },
});

/** A state in two places, of which the first is true or false, and the second is a number in a text. */
const apart = video({
  name: "clips",
  response: {
    state: {
      at: ["done", "code"],
      values: {
        queued: ["false"],
        running: ["false/2"],
        succeeded: ["true"],
        failed: ["true/4"],
        cancelled: ["true/5"],
        expired: ["true/6"],
      },
    },
  },
});

describe("read-results and write-results: lines of specs and the generated code", () => {
  emitCases([
    [
      "a list that is there when it is empty",
      {
        given,
        made: ["clips/read.ts", "videos: readEach(body.videos, loss, readVideo) ?? [],"],
      },
    ],
    [
      "a record that answers alone have, without the place that it was read from",
      { given, made: ["clips/read.ts", "return { url: asText(wire.uri), }; }"] },
    ],
    [
      "a value of an answer as it is read",
      { given, made: ["clips/read.ts", "state: answerMeaning(stateMeanings, joinAnswerWords(body.status)),"] },
    ],
    [
      "a value of an answer as it is written",
      {
        given,
        made: [
          "clips/write.ts",
          `status: wordPart(stateWords.get(response.state ?? ""), 0),
           videos: someOf(response.videos?.map((item) => writeVideo(item, loss))) ?? [],`,
        ],
      },
    ],
    [
      "a value that is true or false",
      {
        given: apart,
        made: ["clips/write.ts", 'done: flagPart(stateWords.get(response.state ?? ""), 0),'],
      },
    ],
    [
      "a value that is a number",
      {
        given: apart,
        made: ["clips/write.ts", 'code: answerWord(stateWords.get(response.state ?? ""), 1),'],
      },
    ],
  ]);
});
