import { crc32 } from "node:zlib";
import { expect } from "chai";
import { encodeEvents } from "../../../src/conversion/stream/event-messages.js";

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** The messages in some bytes, whose lengths and checksums are right. */
function messagesIn(bytes: Buffer): Message[] {
  if (bytes.length === 0) return [];
  const message = bytes.subarray(0, bytes.readUInt32BE(0));
  const end = message.length - 4;
  const payloadAt = 12 + message.readUInt32BE(4);
  expect(message.readUInt32BE(8)).to.equal(crc32(message.subarray(0, 8)));
  expect(message.readUInt32BE(end)).to.equal(crc32(message.subarray(0, end)));
  const found = {
    headers: Object.fromEntries(headersIn(message.subarray(12, payloadAt))),
    payload: message.toString("utf8", payloadAt, end),
  };
  return [found, ...messagesIn(bytes.subarray(message.length))];
}

function headersIn(bytes: Buffer): [name: string, value: string][] {
  if (bytes.length === 0) return [];
  const nameEnd = 1 + bytes.readUInt8(0);
  expect(bytes.readUInt8(nameEnd)).to.equal(7);
  const valueAt = nameEnd + 3;
  const end = valueAt + bytes.readUInt16BE(nameEnd + 1);
  return [
    [bytes.toString("utf8", 1, nameEnd), bytes.toString("utf8", valueAt, end)],
    ...headersIn(bytes.subarray(end)),
  ];
}

function event(name: string, payload: string): Message {
  return {
    headers: { ":event-type": name, ":content-type": "application/json", ":message-type": "event" },
    payload,
  };
}

function failure(name: string, payload: string): Message {
  return {
    headers: { ":exception-type": name, ":content-type": "application/json", ":message-type": "exception" },
    payload,
  };
}

const long = `{"data":"${"é".repeat(5000)}"}`;

describe("conversion/stream/event-messages", () => {
  const cases: [name: string, text: string, messages: Message[]][] = [
    ["nothing", "", []],
    ["an event", 'delta {"text":"a b"}\n', [event("delta", '{"text":"a b"}')]],
    ["several events", 'delta {"a":1}\nstop {}\n', [event("delta", '{"a":1}'), event("stop", "{}")]],
    ["an empty line between them", "delta {}\n\nstop {}\n", [event("delta", "{}"), event("stop", "{}")]],
    ["letters that are several bytes", 'delta {"text":"ü今"}\n', [event("delta", '{"text":"ü今"}')]],
    ["a failure, also with such a name", "!fäult {}\n!fault {}\n", [failure("fäult", "{}"), failure("fault", "{}")]],
    ["an event after a failure of its name", "!stop {}\nstop {}\n", [failure("stop", "{}"), event("stop", "{}")]],
    [
      "a long event among short ones",
      `a {}\nb ${long}\na {}\n`,
      [event("a", "{}"), event("b", long), event("a", "{}")],
    ],
    ["a last line without an end", "stop {}", [event("stop", "{}")]],
  ];
  for (const [name, text, messages] of cases)
    it(`makes messages of ${name}`, () => {
      const bytes = encodeEvents(text, { framing: "eventstream", byDefault: false });
      expect(messagesIn(Buffer.from(bytes))).to.deep.equal(messages);
    });

  it("leaves the texts of other framings as they are", () => {
    expect(encodeEvents("data: {}\n\n", undefined)).to.equal("data: {}\n\n");
  });
});
