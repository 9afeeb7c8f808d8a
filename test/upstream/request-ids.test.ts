import { expect } from "chai";
import { withoutRequestIds } from "../../src/upstream/request-ids.js";
import { processorTime } from "../support/processor-time.js";

describe("withoutRequestIds: a vendor's message without the IDs of its calls", () => {
  for (const [what, given, want] of [
    ["at the end", "It may be sensitive. Request id: 02176abc", "It may be sensitive."],
    ["at the end, after a comma and before a point", "No, request ID: 02-17_a.", "No"],
    ["that is cut", "It may be sensitive. Request id: 0217…", "It may be sensitive."],
    ["in brackets", "This model is busy (request id: 20261118abcdef) now", "This model is busy now"],
    ["in square brackets", "Bad image. [request_id=abc-123-def]", "Bad image."],
    ["as a member", "the duration is wrong, request_id=4bf92f3577b34da6", "the duration is wrong"],
    [
      "as a member of what was nested",
      '{"message":"no","request_id":"req_011CSHoEeq"}',
      '{"message":"no","request_id":"[removed]"}',
    ],
    ["of a trace", "Something broke. Trace ID: 4bf92f3577b34da6a3ce929d0e0e4736", "Something broke."],
    ["of a trace, in one word", "Something broke; traceId=4bf92f3577b34da6", "Something broke"],
    ["of a header", "Refused. x-amz-request-id: 656c76696e6727732", "Refused."],
    ["several at once", "Refused. Request ID: 7f-1, Trace ID: 88e2, logid: 20261118", "Refused."],
    ["on a line of its own", "Refused\nRequest-Id: 12ab", "Refused"],
    [
      "in the middle",
      "Please include the request ID req_8fa1b2c3 in your message.",
      "Please include the request ID [removed] in your message.",
    ],
    [
      "that the message requests at the end",
      "Please include the request ID 8fa1b2c3d4e5.",
      "Please include the request ID [removed].",
    ],
    [
      "in a sentence",
      "The correlation id is 9f8e-11 for support staff",
      "The correlation id is [removed] for support staff",
    ],
    ["and nothing else", "Request id: 02176abc", ""],
  ] as const) {
    it(`loses one ${what}`, () => expect(withoutRequestIds(given)).to.equal(want));
  }

  for (const words of [
    "The request id: field is unknown to us",
    "request id must be at most 64 characters",
    "request ID 5 is taken",
    "messages[2].tool_call_id: call_123 was not answered",
    "the grid=128 and the id: 12345678 are wrong",
    "video id: 12345678 is unknown",
    "",
  ]) {
    it(`keeps: ${words}`, () => expect(withoutRequestIds(words)).to.equal(words));
  }

  it("takes linear time for long texts", () => {
    const began = processorTime();
    for (const piece of ["request id: ", "request-", " ,;", "request id: 1 ", "a-", "(request id: 1a "])
      withoutRequestIds(piece.repeat(50_000));
    expect(processorTime() - began).to.be.lessThan(2_000);
  });
});
