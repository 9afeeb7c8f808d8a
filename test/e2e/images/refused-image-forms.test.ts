import { expect } from "chai";
import { openCall, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { FORM_TYPE, writtenForm } from "../../support/forms.js";
import { EDITS, catalog, JPEG, scalars, file, sent } from "./written-image-forms.js";

const errorOf = (text: string) => (JSON.parse(text) as { error: Record<string, unknown> }).error;

describe("a form with images that is refused", () => {
  const open = temporaryGateway(catalog);

  for (const [what, parts, status, code, param] of [
    [
      "of a family that accepts none",
      [...scalars("maker/family-D"), file("image")],
      400,
      "unsupported_capability",
      "Content-Type",
    ],
    [
      "with members that the family does not accept",
      [...scalars("maker/family-B"), file("image"), file("mask")],
      400,
      "unsupported_capability",
      "mask",
    ],
    [
      "with too many images for the family",
      [...scalars("maker/family-B"), ...Array.from({ length: 6 }, () => file("image[]", "a.png", JPEG))],
      400,
      "unsupported_capability",
      "image",
    ],
    [
      "with a style",
      [...scalars("maker/none"), file("image"), { name: "style", value: "vivid" }],
      400,
      "unsupported_parameter",
      "style",
    ],
    [
      "with a provider",
      [...scalars("maker/none"), file("image"), { name: "provider", value: "x" }],
      400,
      "unsupported_parameter",
      "provider",
    ],
    [
      "with a member of a provider",
      [...scalars("maker/none"), file("image"), { name: "provider[only]", value: "x" }],
      400,
      "unsupported_parameter",
      "provider",
    ],
    [
      "with a list of a provider",
      [...scalars("maker/none"), file("image"), { name: "provider[order][]", value: "x" }],
      400,
      "unsupported_parameter",
      "provider",
    ],
    [
      "with storage",
      [...scalars("maker/none"), file("image"), { name: "storage_options[keep]", value: "true" }],
      400,
      "stateful_not_supported",
      "storage_options",
    ],
    [
      "with a member beside a value",
      [...scalars("maker/none"), file("image"), { name: "prompt[more]", value: "x" }],
      400,
      "invalid_request",
      "prompt[more]",
    ],
    [
      "with a member twice",
      [...scalars("maker/none"), file("image"), { name: "later[one]", value: "x" }, { name: "later[one]", value: "x" }],
      400,
      "invalid_request",
      "later[one]",
    ],
    [
      "with members too deep",
      [...scalars("maker/none"), file("image"), { name: "later[a][b][c][d][e]", value: "x" }],
      400,
      "invalid_request",
      "later[a][b][c][d][e]",
    ],
    [
      "with a member that objects inherit",
      [...scalars("maker/none"), file("image"), { name: "later[__proto__][on]", value: "x" }],
      400,
      "invalid_request",
      "later[__proto__][on]",
    ],
    ["without a model", [{ name: "prompt", value: "p" }, file("image")], 400, "invalid_request", undefined],
    ["without a prompt", [{ name: "model", value: "maker/none" }, file("image")], 400, "invalid_request", undefined],
    [
      "with an item beside a member",
      [...scalars("maker/none"), { name: "image[1][url]", value: "u" }, { name: "image[type]", value: "image_url" }],
      400,
      "invalid_request",
      "image[type]",
    ],
    [
      "with an image without bytes",
      [...scalars("maker/none"), file("image"), file("image[1]", "b.png", Buffer.alloc(0))],
      400,
      "invalid_request",
      "image[1]",
    ],
    ["without an image", scalars("maker/none"), 400, "invalid_request", undefined],
    ["of an unknown model", [...scalars("maker/other"), file("image")], 404, "model_not_found", undefined],
    [
      "with an invalid count",
      [...scalars("maker/none"), file("image"), { name: "n", value: "two" }],
      400,
      "invalid_request",
      "n",
    ],
    [
      "with a count that no number can hold",
      [...scalars("maker/none"), file("image"), { name: "n", value: "12345678901234567890" }],
      400,
      "invalid_request",
      "n",
    ],
    [
      "with a value twice",
      [...scalars("maker/none"), file("image"), { name: "prompt", value: "p" }],
      400,
      "invalid_request",
      "prompt",
    ],
    [
      "with two masks",
      [...scalars("maker/none"), file("image"), file("mask"), file("mask")],
      400,
      "invalid_request",
      "mask",
    ],
    [
      "with a prompt that is a file",
      [{ name: "model", value: "maker/none" }, file("prompt"), file("image")],
      400,
      "invalid_request",
      "prompt",
    ],
    [
      "with a value that is not UTF-8",
      [...scalars("maker/none"), file("image"), { name: "size", value: Buffer.from([0xc3, 0x28]) }],
      400,
      "invalid_request",
      "size",
    ],
    [
      "with a name that objects inherit",
      [...scalars("maker/none"), file("image"), { name: "__proto__", value: "x" }, { name: "__proto__", value: "x" }],
      400,
      "invalid_request",
      "__proto__",
    ],
  ] as const) {
    it(`is refused ${what} before anything is sent`, async () => {
      const test = open();
      const answer = await sent(test, parts);
      expect([answer.status, errorOf(answer.text).code, test.upstream.requests.length], answer.text).to.deep.equal([
        status,
        code,
        0,
      ]);
      if (param !== undefined) expect(errorOf(answer.text).param).to.equal(param);
    });
  }

  it("is refused without a boundary, where it is cut, and where it is too large", async () => {
    const test = open();
    const whole = writtenForm([...scalars("maker/none"), file("image")]);
    const large = writtenForm([...scalars("maker/none"), file("image", "a.png", Buffer.alloc(1024 * 1024))]);
    const answer = [
      await sent(test, whole, "multipart/form-data"),
      await sent(test, whole.subarray(0, -10)),
      await sent(test, large),
    ];
    expect(answer.map(({ status, text }) => [status, errorOf(text).code])).to.deep.equal([
      [400, "invalid_request"],
      [400, "invalid_request"],
      [413, "request_too_large"],
    ]);
  });

  it("is refused where its actual size is too large", async () => {
    const test = open();
    const { request, response } = openCall(test.port, EDITS, {
      authorization: `Bearer ${test.key}`,
      "content-type": FORM_TYPE,
      "transfer-encoding": "chunked",
    });
    request.on("error", () => undefined);
    request.write(writtenForm(scalars("maker/none")).subarray(0, -4));
    for (let count = 0; count < 20; count++) request.write(Buffer.alloc(65_536));
    const { statusCode } = await response;
    request.destroy();
    expect(statusCode).to.equal(413);
  });

  it("is accepted at no other address, and no other type is accepted here", async () => {
    const test = open();
    const post = (path: string, type: string) =>
      fetch(test.url + path, {
        method: "POST",
        headers: { authorization: `Bearer ${test.key}`, "content-type": type },
        body: writtenForm(scalars("maker/none")),
      });
    const paths = ["/v1/images/generations", "/v1/chat/completions", "/v1/embeddings", "/v1/messages"];
    for (const path of paths)
      expect((await post(path, FORM_TYPE)).status, path).to.be.oneOf(path === "/v1/messages" ? [400, 415] : [415]);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/mixed; boundary=x", "image/png"])
      expect((await post(EDITS, type)).status, type).to.equal(415);
  });
});
