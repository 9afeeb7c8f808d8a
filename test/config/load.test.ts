import { Secret } from "../../src/config/secret.js";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { loadConfig } from "../../src/config/load.js";
import type { Environment } from "../../src/config/interpolate.js";
import { FileProblemsError } from "../../src/config/problems.js";
import { temporaryDirectory } from "../support/directories.js";

const directory = temporaryDirectory();

function load(text: string, environment: Environment = {}) {
  writeFileSync(join(directory(), "isogloss.yaml"), text);
  return loadConfig({ directory: directory(), environment });
}

function complaints(text: string, environment: Environment = {}): string[] {
  try {
    load(text, environment);
  } catch (error) {
    if (error instanceof FileProblemsError)
      return error.message.replaceAll(join(directory(), "isogloss.yaml"), "file").split("\n");
    throw error;
  }
  return [];
}

describe("loadConfig", () => {
  it("has a default for everything", () => {
    expect(loadConfig({ directory: directory(), environment: {} })).to.deep.equal({
      listen: { host: "127.0.0.1", port: 8787, idleSeconds: 75 },
      publicUrl: "http://127.0.0.1:8787",
      database: join(directory(), "data/isogloss.db"),
      media: { directory: join(directory(), "data/media") },
      admin: {},
      catalog: join(directory(), "catalog.yaml"),
      limits: {
        bodyMiB: 20,
        videoBodyMiB: 50,
        imageBodyMiB: 100,
        failedAuthenticationsPerMinute: 300,
        concurrentCalls: 4096,
        walletShare: 0.75,
        eventLoopLagMs: 2000,
      },
      tasks: { pollSeconds: [2, 5, 10], lifetimeHours: 48, retentionDays: 30 },
      callbacks: { allowPrivateAddresses: false, retrySeconds: [10, 60, 600], timeoutSeconds: 10 },
      upstream: { connectTimeoutSeconds: 10, firstByteTimeoutSeconds: 120, idleTimeoutSeconds: 120 },
      logs: { level: "info", requestLog: true, requestLogRetentionDays: 14 },
      cors: { origins: [] },
      compatibility: { tokenCounting: false },
      metrics: { public: false },
      drain: { delaySeconds: 0, longestSeconds: 30 },
    });
  });

  it("reads every key", () => {
    const config = load(
      `listen: { host: 0.0.0.0, port: 9000, idleSeconds: 620 }
publicUrl: https://gateway.example.test/
database: postgres://db.example.test/isogloss
media:
  s3: { bucket: b, region: r, endpoint: http://s3.example.test, accessKeyId: i, secretAccessKey: s, prefix: p/ }
admin: { token: \${ISOGLOSS_ADMIN_TOKEN} }
catalog: ./models/catalog.yaml
limits:
  { bodyMiB: 1, videoBodyMiB: 2, imageBodyMiB: 3, failedAuthenticationsPerMinute: 4, concurrentCalls: 5,
    walletShare: 0.5, eventLoopLagMs: 6 }
tasks: { pollSeconds: [0.05], lifetimeHours: 1, retentionDays: 2 }
callbacks: { allowPrivateAddresses: true, retrySeconds: [0.1, 0.2, 0.3], timeoutSeconds: 1 }
upstream: { connectTimeoutSeconds: 1, firstByteTimeoutSeconds: 2, idleTimeoutSeconds: 3 }
logs: { level: debug, requestLog: false, requestLogRetentionDays: 1 }
cors: { origins: [https://app.example.test, "http://127.0.0.1:3000"] }
compatibility: { tokenCounting: true }
metrics: { public: true }
drain: { delaySeconds: 1.5, longestSeconds: 600 }
`,
      { ISOGLOSS_ADMIN_TOKEN: "a long enough token" },
    );
    // Objects of secrets are equal, whatever their texts.
    expect(config.admin.token?.reveal()).to.equal("a long enough token");
    expect(config).to.deep.equal({
      listen: { host: "0.0.0.0", port: 9000, idleSeconds: 620 },
      publicUrl: "https://gateway.example.test",
      database: "postgres://db.example.test/isogloss",
      media: {
        s3: {
          bucket: "b",
          region: "r",
          endpoint: "http://s3.example.test",
          accessKeyId: "i",
          secretAccessKey: "s",
          prefix: "p/",
        },
      },
      admin: { token: new Secret("a long enough token") },
      catalog: join(directory(), "models/catalog.yaml"),
      isCatalogNamed: true,
      limits: {
        bodyMiB: 1,
        videoBodyMiB: 2,
        imageBodyMiB: 3,
        failedAuthenticationsPerMinute: 4,
        concurrentCalls: 5,
        walletShare: 0.5,
        eventLoopLagMs: 6,
      },
      tasks: { pollSeconds: [0.05], lifetimeHours: 1, retentionDays: 2 },
      callbacks: { allowPrivateAddresses: true, retrySeconds: [0.1, 0.2, 0.3], timeoutSeconds: 1 },
      upstream: { connectTimeoutSeconds: 1, firstByteTimeoutSeconds: 2, idleTimeoutSeconds: 3 },
      logs: { level: "debug", requestLog: false, requestLogRetentionDays: 1 },
      cors: { origins: ["https://app.example.test", "http://127.0.0.1:3000"] },
      compatibility: { tokenCounting: true },
      metrics: { public: true },
      drain: { delaySeconds: 1.5, longestSeconds: 600 },
    });
  });

  for (const [written, read] of [
    ["false", false],
    ["true", true],
    ["${ALL}", true],
    ["[10.0.0.0/8, 192.0.2.7, fd00::/8, ::1]", ["10.0.0.0/8", "192.0.2.7", "fd00::/8", "::1"]],
    ["[ '${NETWORK}' ]", ["172.16.0.0/12"]],
    ["[]", []],
  ] as const)
    it(`reads the private addresses ${written}`, () => {
      const { callbacks } = load(`callbacks:\n  allowPrivateAddresses: ${written}\n`, {
        ALL: "true",
        NETWORK: "172.16.0.0/12",
      });
      expect(callbacks.allowPrivateAddresses).to.deep.equal(read);
    });

  it("fills a section that is given in part", () => {
    expect(load("limits:\n  bodyMiB: 5\n").limits).to.deep.equal({
      bodyMiB: 5,
      videoBodyMiB: 50,
      imageBodyMiB: 100,
      failedAuthenticationsPerMinute: 300,
      concurrentCalls: 4096,
      walletShare: 0.75,
      eventLoopLagMs: 2000,
    });
  });

  it("treats an empty section as absent", () => {
    expect(load("limits:\n  # bodyMiB: 5\nlisten:\n").limits.bodyMiB).to.equal(20);
  });

  it("reads numbers and booleans from variables", () => {
    const config = load("listen: { port: ${PORT:-1} }\nlogs: { requestLog: ${LOGGING} }\n", {
      PORT: "9001",
      LOGGING: "false",
    });
    expect([config.listen.port, config.logs.requestLog]).to.deep.equal([9001, false]);
  });

  it("lets no variable change the structure of the file", () => {
    const value = "x\nlisten:\n  port: 1 # {[";
    expect(load("catalog: ${EVIL}\n", { EVIL: value }).catalog).to.equal(join(directory(), value));
  });

  for (const [section, key, least, most] of [
    ["callbacks", "timeoutSeconds", "0.001", 604_800],
    ["upstream", "connectTimeoutSeconds", "0.001", 604_800],
    ["upstream", "firstByteTimeoutSeconds", "0.001", 604_800],
    ["upstream", "idleTimeoutSeconds", "0.001", 604_800],
    ["drain", "delaySeconds", "0", 604_800],
    ["drain", "longestSeconds", "0.001", 604_800],
    ["tasks", "lifetimeHours", "0.001", 8_784],
    ["tasks", "retentionDays", "0.001", 36_500],
    ["logs", "requestLogRetentionDays", "0.001", 36_500],
  ] as const)
    it(`has a longest time for ${section}.${key}`, () => {
      expect(complaints(`${section}:\n  ${key}: ${most}\n`)).to.deep.equal([]);
      for (const above of [most + 1, "1e300"])
        expect(complaints(`${section}:\n  ${key}: ${above}\n`)).to.deep.equal([
          `file:2:${key.length + 5}: ${section}.${key} must be a number from ${least} to ${most}`,
        ]);
    });

  it("follows aliases", () => {
    expect(load("tasks: { lifetimeHours: &n 7, retentionDays: *n }\n").tasks.retentionDays).to.equal(7);
  });

  it("gives the command line's address precedence, and the public address follows it", () => {
    writeFileSync(join(directory(), "isogloss.yaml"), "listen: { host: '::', port: 1 }\n");
    const config = loadConfig({ directory: directory(), environment: {}, listen: { port: 2 } });
    const { host, port } = config.listen;
    expect([host, port, config.publicUrl]).to.deep.equal(["::", 2, "http://127.0.0.1:2"]);
  });

  for (const [how, written, environment] of [
    ["its variable is empty", "${ISOGLOSS_ADMIN_TOKEN}", { ISOGLOSS_ADMIN_TOKEN: "" }],
    ["its variable is not set and has an empty default", "${ISOGLOSS_ADMIN_TOKEN:-}", {}],
  ] as const) {
    it(`leaves the admin token out when ${how}`, () => {
      expect(load(`admin: { token: ${written} }\n`, environment).admin).to.deep.equal({});
    });
  }
});

describe("the place of the config file", () => {
  const source = (environment: Environment, file?: string) => ({ directory: directory(), environment, file });
  const write = (name: string, port: number) => writeFileSync(join(directory(), name), `listen: { port: ${port} }\n`);

  it("prefers the named file over all others", () => {
    write("named.yaml", 1);
    write("isogloss.yaml", 2);
    expect(loadConfig(source({}, "named.yaml")).listen.port).to.equal(1);
  });

  it("prefers the default file over the environment's", () => {
    write("isogloss.yaml", 2);
    write("other.yaml", 3);
    expect(loadConfig(source({ ISOGLOSS_CONFIG: "other.yaml" })).listen.port).to.equal(2);
  });

  it("uses the environment's file when there is no default one", () => {
    write("other.yaml", 3);
    expect(loadConfig(source({ ISOGLOSS_CONFIG: "other.yaml" })).listen.port).to.equal(3);
  });

  it("reports that the named file does not exist", () => {
    expect(() => loadConfig(source({}, "absent.yaml"))).to.throw(/^cannot read .*absent\.yaml: there is no such file$/);
  });

  it("refuses a folder in place of a file", () => {
    expect(() => loadConfig(source({}, "."))).to.throw(/^cannot read .*: it is a folder$/);
  });
});

describe("problems of a config file", () => {
  const cases: [string, string, string[]][] = [
    [
      "every unknown key is reported, with its place",
      "listne: {}\nlogs:\n  level: info\n  colour: red\n",
      [
        'file:1:1: unknown key "listne"; known here: listen, publicUrl, database, media, admin, catalog, ' +
          "limits, tasks, callbacks, upstream, logs, cors, compatibility, metrics, drain",
        'file:4:3: unknown key "colour"; known here: level, requestLog, requestLogRetentionDays',
      ],
    ],
    [
      "a quoted number is no number",
      'listen: { port: "80" }\n',
      ["file:1:17: listen.port must be a whole number from 0 to 65535"],
    ],
    [
      "a port has an upper limit",
      "listen:\n  port: 65536\n",
      ["file:2:9: listen.port must be a whole number from 0 to 65535"],
    ],
    [
      "a variable must be valid as well",
      "listen: { port: ${HOME_DIR} }\n",
      ["file:1:17: listen.port must be a whole number from 0 to 65535"],
    ],
    [
      "an unset variable is named",
      "a: 1\ndatabase: ${MISSING}\n",
      [
        'file:1:1: unknown key "a"; known here: listen, publicUrl, database, media, admin, catalog, limits, ' +
          "tasks, callbacks, upstream, logs, cors, compatibility, metrics, drain",
        "file:2:11: database reads the variable MISSING, which is not set",
      ],
    ],
    [
      "an unset variable of the admin token",
      "admin:\n  token: ${MISSING}\n",
      ["file:2:10: admin.token reads the variable MISSING, which is not set"],
    ],
    [
      "a reference of another form",
      "database: ${MISSING-x}\n",
      ["file:1:11: database has a reference that is neither ${NAME} nor ${NAME:-default}"],
    ],
    [
      "a level that does not exist",
      "logs: { level: loud }\n",
      ["file:1:16: logs.level must be one of trace, debug, info, warn, error, fatal, silent"],
    ],
    ["a boolean as a text", "logs: { requestLog: yes }\n", ["file:1:21: logs.requestLog must be true or false"]],
    ["an invalid list", "tasks: { pollSeconds: 5 }\n", ["file:1:23: tasks.pollSeconds must be a list"]],
    [
      "an item of a list",
      "tasks: { pollSeconds: [1, two] }\n",
      ["file:1:27: tasks.pollSeconds[1] must be a number from 0.001 to 604800"],
    ],
    ["an empty list of polls", "tasks: { pollSeconds: [] }\n", ["file:1:23: tasks.pollSeconds must not be empty"]],
    ["an invalid section", "limits: 5\n", ["file:1:9: limits must be a mapping of keys to values"]],
    ["a file that is a list", "- 1\n", ["file:1:1: must be a mapping of keys to values"]],
    [
      "both kinds of media stores",
      "media: { directory: d, s3: { bucket: b, region: r } }\n",
      ["file:1:8: media must have either directory or s3"],
    ],
    ["a bucket without its region", "media: { s3: { bucket: b } }\n", ['file:1:14: media.s3 needs the key "region"']],
    [
      "a bucket at no address",
      "media: { s3: { bucket: b, region: r, endpoint: s3.example.test } }\n",
      ["file:1:48: media.s3.endpoint must be an http or https address without a query"],
    ],
    [
      "a bucket with half a key",
      "media: { s3: { bucket: b, region: r, accessKeyId: i } }\n",
      ["file:1:14: media.s3 must have both accessKeyId and secretAccessKey, or neither"],
    ],
    [
      "a bucket with the other half",
      "media: { s3: { bucket: b, region: r, secretAccessKey: s } }\n",
      ["file:1:14: media.s3 must have both accessKeyId and secretAccessKey, or neither"],
    ],
    [
      "an admin token that no header can contain",
      "admin: { token: sécret-token }\n",
      ["file:1:17: admin.token must be printable ASCII without spaces at its ends, as it is sent in a header"],
    ],
    [
      "an admin token of blanks",
      "admin: { token: '          ' }\n",
      ["file:1:17: admin.token must be printable ASCII without spaces at its ends, as it is sent in a header"],
    ],
    [
      "a short admin token",
      "admin: { token: secret }\n",
      ["file:1:17: admin.token must have at least 8 characters, or be left out"],
    ],
    [
      "a public address with a password",
      "publicUrl: http://:secret@x.test\n",
      ["file:1:12: publicUrl must not contain a user or a password"],
    ],
    [
      "a public address with a query",
      "publicUrl: http://x.test/?a\n",
      ["file:1:12: publicUrl must be an http or https address without a query"],
    ],
    ...[
      ...["mysql://x/y", "postgres:/x/y", "postgres//x/y", "postgresql:x", "POSTGRES://x/y", "mssql:/x", "sqlite:x.db"],
      ...["file:x.db", "host=x password=y", "user = x port=5432", "connect_timeout=9 host=x", "Server=x;Password=y"],
    ].map((database): [string, string, string[]] => [
      `a database at ${database}`,
      `database: ${database}\n`,
      ["file:1:11: database must be a file's path or a postgres:// address"],
    ]),
    ...[
      "https://app.example.test/",
      "app.example.test",
      "https://*.example.test/x",
      "null",
      "https://APP.example.test",
    ].map((origin): [string, string, string[]] => [
      `the origin ${origin}`,
      `cors: { origins: ["*", "${origin}"] }\n`,
      ['file:1:24: cors.origins[1] must be an origin as browsers send it, such as https://app.example.com, or "*"'],
    ]),
    [
      "a network that is in no list",
      "callbacks: { allowPrivateAddresses: 10.0.0.0/8 }\n",
      [
        "file:1:37: callbacks.allowPrivateAddresses must be true, false, or a list of networks " +
          "such as [10.0.0.0/8, fd00::/8]",
      ],
    ],
    ...["10.0.0.0/33", "10.0.0", "fd00::/129", "example.test", "fe80::1%eth0", "'[::1]'", "'*'", "''"].map(
      (network): [string, string, string[]] => [
        `the network ${network}`,
        `callbacks: { allowPrivateAddresses: [10.0.0.0/8, "${network.replaceAll("'", "")}"] }\n`,
        [
          "file:1:50: callbacks.allowPrivateAddresses[1] must be an address or a network, " +
            "such as 10.1.2.3, 10.0.0.0/8 or fd00::/8",
        ],
      ],
    ),
    [
      "a network that is a number",
      "callbacks: { allowPrivateAddresses: [10] }\n",
      ["file:1:38: callbacks.allowPrivateAddresses[0] must be text; put it in quotes"],
    ],
    ["a key twice", "catalog: a\ncatalog: b\n", ["file:2:1: Map keys must be unique"]],
    [
      "two documents",
      "catalog: a\n---\ncatalog: b\n",
      ["file:2:1: a file is one document: leave this --- and what is behind it out"],
    ],
    [
      "YAML that does not parse",
      "listen: { port: 1\n",
      ["file:2:1: Flow map in block collection must be sufficiently indented and end with a }"],
    ],
  ];
  for (const [name, given, wanted] of cases) {
    it(name, () => expect(complaints(given, { HOME_DIR: "/home" })).to.deep.equal(wanted));
  }
});
