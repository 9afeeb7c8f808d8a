import { expect } from "chai";
import { complaints, parse } from "./parse-support.js";

describe("problems of a provider", () => {
  const at = (fields: string) => `providers:\n  - { id: acme, ${fields} }\n`;
  const cases: [string, string, string[]][] = [
    [
      "an unknown key",
      at("preset: own, baseUrl: 'http://x.test', colour: red"),
      [
        'catalog.yaml:2:56: unknown key "colour"; known here: id, preset, baseUrl, auth, headers, ' +
          "promptCache, maxConcurrent, family, apiKey, credentials",
      ],
    ],
    [
      "an unknown preset",
      at("preset: sextant"),
      ['catalog.yaml:2:25: providers[0].preset names "sextant", which is no preset'],
    ],
    [
      "a preset by a name that every object inherits",
      at("preset: constructor"),
      ['catalog.yaml:2:25: providers[0].preset names "constructor", which is no preset'],
    ],
    ["no address", at("auth: none"), ["catalog.yaml:2:5: providers[0] needs a baseUrl or a preset"]],
    [
      "a preset without an address",
      at("preset: own"),
      ["catalog.yaml:2:5: providers[0] needs a baseUrl, as its preset has none"],
    ],
    [
      "an address of another scheme",
      at("baseUrl: 'ftp://x.test'"),
      ["catalog.yaml:2:26: providers[0].baseUrl must be an http or https address"],
    ],
    [
      "an address with a password",
      at("baseUrl: 'http://u:p@x.test'"),
      ["catalog.yaml:2:26: providers[0].baseUrl must not hold a user or a password; use apiKey"],
    ],
    [
      "an address with a query",
      at("baseUrl: 'http://x.test?v=1'"),
      ["catalog.yaml:2:26: providers[0].baseUrl must not have a query or a fragment"],
    ],
    [
      "an address that is too long",
      at(`baseUrl: http://x.test/${"/".repeat(2048)}a`),
      ["catalog.yaml:2:26: providers[0].baseUrl must have at most 2048 characters"],
    ],
    [
      "an address from an unset variable",
      at("baseUrl: ${NOWHERE}"),
      ["catalog.yaml:2:26: providers[0].baseUrl reads the variable NOWHERE, which is not set"],
    ],
    [
      "an unknown auth style",
      at("preset: compass, auth: basic"),
      ["catalog.yaml:2:40: providers[0].auth must be one of bearer, x-api-key, x-goog-api-key, query-key, none"],
    ],
    [
      "a variable as a shell has it",
      at("preset: compass, apiKey: $ACME_KEY"),
      ["catalog.yaml:2:42: providers[0].apiKey is the text $ACME_KEY; a variable is written ${ACME_KEY}"],
    ],
    [
      "an invalid header",
      at("preset: compass, headers: { 'a b': c }"),
      ["catalog.yaml:2:43: providers[0].headers has names no header can have: a b"],
    ],
    [
      "headers of the connection",
      at("preset: compass, headers: { a: b, Content-Length: '5', upgrade: h2c }"),
      ["catalog.yaml:2:43: providers[0].headers has headers that the connection itself sets: Content-Length, upgrade"],
    ],
    [
      "an invalid header value",
      at('preset: compass, headers: { a: "x\\ny" }'),
      ["catalog.yaml:2:48: providers[0].headers.a must be printable ASCII"],
    ],
    ...["authorization", "X-Api-Key", "cookie", "x-access-token"].map((name): [string, string, string[]] => [
      `a literal credential in a header: ${name}`,
      at(`preset: compass, headers: { a: b, ${name}: abc }`),
      [
        `catalog.yaml:2:${53 + name.length}: providers[0].headers.${name} is a credential, and headers are stored as ` +
          "they are; write ${NAME} for a variable, or use apiKey",
      ],
    ]),
    [
      "a family that no tag can contain",
      at("preset: compass, family: X-AI"),
      [
        "catalog.yaml:2:42: providers[0].family must be a word of small letters and digits that begins with " +
          "a letter, of at most 16",
      ],
    ],
    [
      "a key with a space",
      at("preset: compass, apiKey: 'a b'"),
      ["catalog.yaml:2:42: providers[0].apiKey must be printable ASCII without spaces"],
    ],
    [
      "an empty key",
      at("preset: compass, apiKey: ''"),
      ["catalog.yaml:2:42: providers[0].apiKey must be printable ASCII without spaces"],
    ],
    [
      "a key that is empty after interpolation",
      at("preset: compass, apiKey: ${NOTHING:-}"),
      ["catalog.yaml:2:42: providers[0].apiKey is empty once its variables are read"],
    ],
    [
      "a key that is a number",
      at("preset: compass, apiKey: 12"),
      ["catalog.yaml:2:42: providers[0].apiKey must be text; put it in quotes"],
    ],
    [
      "a key beside credentials",
      at("preset: compass, apiKey: a, credentials: { google: default }"),
      ["catalog.yaml:2:5: providers[0] has an apiKey and credentials; write one of them"],
    ],
    [
      "credentials of an unknown kind",
      at("preset: compass, credentials: { oracle: default }"),
      [
        "catalog.yaml:2:47: providers[0].credentials needs one of google, aws, azure",
        'catalog.yaml:2:49: unknown key "oracle"; known here: google, aws, azure',
      ],
    ],
    [
      "credentials of two kinds",
      at("preset: compass, credentials: { google: default, aws: default }"),
      ["catalog.yaml:2:47: providers[0].credentials needs one of google, aws, azure"],
    ],
    [
      "credentials that are neither the machine's nor a mapping",
      at("preset: compass, credentials: { google: mine }"),
      ["catalog.yaml:2:57: providers[0].credentials.google must be `default` or a mapping of its fields"],
    ],
    [
      "an unknown field of credentials",
      at("preset: compass, credentials: { google: { key: a } }"),
      ['catalog.yaml:2:59: unknown key "key"; known here: serviceAccount'],
    ],
    [
      "credentials of which a part is absent",
      at("preset: compass, credentials: { aws: { region: eu-west-1, accessKeyId: a } }"),
      ["catalog.yaml:2:54: providers[0].credentials.aws lacks secretAccessKey"],
    ],
    [
      "an ID twice",
      "providers:\n  - { id: a, preset: compass }\n  - { id: a, preset: compass }\n",
      ['catalog.yaml:3:11: providers[1].id names provider "a" a second time'],
    ],
    [
      "an ID with a slash",
      "providers: [{ id: a/b, preset: compass }]\n",
      ["catalog.yaml:1:19: providers[0].id must be letters, digits, dots, dashes and underscores"],
    ],
    [
      "an ID that is too long for the keys of tables",
      `providers: [{ id: ${"a".repeat(201)}, preset: compass }]\n`,
      ["catalog.yaml:1:19: providers[0].id must have at most 200 characters"],
    ],
    ["no ID", "providers: [{ preset: compass }]\n", ['catalog.yaml:1:13: providers[0] needs the key "id"']],
  ];
  for (const [name, given, wanted] of cases) it(name, () => expect(complaints(given)).to.deep.equal(wanted));

  it("are none where a header reads its credential from a variable", () => {
    expect(
      complaints(at('preset: compass, headers: { authorization: "Bearer ${ACME_KEY}", x-mode: fast }')),
    ).to.deep.equal([]);
  });
});

describe("keys of a provider that are not sent", () => {
  const NOT_SENT = "providers[0].apiKey is not sent, as";
  const THEN = "; name another auth, or leave the key out";
  const cases: [fields: string, wanted: string[]][] = [
    ["baseUrl: 'http://x.test', auth: none, apiKey: k", [`catalog.yaml:2:63: ${NOT_SENT} auth is none${THEN}`]],
    ["preset: keyless, apiKey: k", [`catalog.yaml:2:42: ${NOT_SENT} the preset's auth is none${THEN}`]],
    ["preset: keyless, auth: bearer, apiKey: k", []],
    ["preset: keyless", []],
    ["preset: compass, apiKey: k", []],
    ["baseUrl: 'http://x.test', apiKey: k", []],
  ];
  for (const [fields, wanted] of cases)
    it(`are named: ${fields}`, () => {
      const { doubts = [] } = parse(`providers:\n  - { id: acme, ${fields} }\n`);
      expect(doubts).to.deep.equal(wanted.map((detail) => ({ about: "keys", detail })));
    });
});
