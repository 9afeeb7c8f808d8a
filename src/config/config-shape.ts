import { list, listOr, object } from "./collections.js";
import { isNetwork } from "./networks.js";
import { decimal, integer, text, textUnlessEmpty, truth, truthOr, word } from "./scalars.js";
import { type Shape, reportValue } from "./shape.js";
import {
  type BodyLimits,
  type CallLimits,
  type CallbackRules,
  type Compatibility,
  type DrainTimes,
  type CorsRules,
  type Listen,
  type LogRules,
  type MediaStoreConfig,
  type MetricsRules,
  type ObjectStore,
  type FailedAuthenticationLimits,
  type TaskTimes,
  type UpstreamTimeouts,
  LOG_LEVELS,
} from "./types.js";

/** The contents of a config file. Keys that it does not have are absent. */
export interface WrittenConfig {
  readonly listen?: Partial<Listen>;
  readonly publicUrl?: string;
  readonly database?: string;
  readonly media?: MediaStoreConfig;
  readonly admin?: { readonly token?: string };
  readonly catalog?: string;
  readonly limits?: Partial<BodyLimits & FailedAuthenticationLimits & CallLimits>;
  readonly tasks?: Partial<TaskTimes>;
  readonly callbacks?: Partial<CallbackRules>;
  readonly upstream?: Partial<UpstreamTimeouts>;
  readonly logs?: Partial<LogRules>;
  readonly cors?: Partial<CorsRules>;
  readonly compatibility?: Partial<Compatibility>;
  readonly metrics?: Partial<MetricsRules>;
  readonly drain?: Partial<DrainTimes>;
}

const SHORTEST_TOKEN = 8;
const SENDABLE = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;
const DATABASE_SCHEME = /^postgres(ql)?:\/\//;
/** Also one that lacks a sign: as a path it would make a new file, with a password in its name. */
const OTHER_ADDRESS =
  /^(?:[a-z][a-z0-9+.-]*:\/\/|(?:postgres(?:ql)?|mysql|mariadb|mssql|sqlserver|sqlite|file):|postgres(?:ql)?\/\/)/i;
/** A connection string of another form: the members that libpq and others name in it. */
const PARAMETERS = /(?:^|[\s;?&:])(?:host|hostaddr|server|dbname|user|password|service|sslmode)\s*=/i;

const notEmpty = (value: string) => (value === "" ? "must not be empty" : undefined);
/** Timers of Node end at once when they are longer than 24 days, and a sum of times must stay a date. */
const LONGEST = { seconds: 7 * 86_400, hours: 366 * 24, days: 36_500 };

const waitSeconds = decimal({ from: 0, to: LONGEST.seconds });
const seconds = decimal({ from: 0.001, to: LONGEST.seconds });
const hours = decimal({ from: 0.001, to: LONGEST.hours });
const days = decimal({ from: 0.001, to: LONGEST.days });
const mebibytes = decimal({ from: 0.001, to: 1024 });
const path = text(notEmpty);

const token = textUnlessEmpty((value) => {
  if (value.length < SHORTEST_TOKEN) return `must have at least ${SHORTEST_TOKEN} characters, or be left out`;
  return SENDABLE.test(value)
    ? undefined
    : "must be printable ASCII without spaces at its ends, as it is sent in a header";
});

const addressFault = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const sound = url !== undefined && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
  return sound ? undefined : "must be an http or https address without a query";
};

const address = text(addressFault);

/** The addresses of media begin with it, which clients get. */
const publicAddress = text((value) => {
  const { username = "", password = "" } = URL.canParse(value) ? new URL(value) : {};
  return username + password === "" ? addressFault(value) : "must not contain a user or a password";
});

const origin = text((value) => {
  if (value === "*") return undefined;
  const isOrigin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+$/i.test(value) && URL.canParse(value);
  const sent = isOrigin && /^https?:/i.test(value) ? new URL(value).origin : value;
  return isOrigin && sent === value
    ? undefined
    : `must be an origin as browsers send it, such as https://app.example.com, or "*"`;
});

const database = text((value) => {
  if (value === "") return "must not be empty";
  const isOther = !DATABASE_SCHEME.test(value) && (OTHER_ADDRESS.test(value) || PARAMETERS.test(value));
  return isOther ? "must be a file's path or a postgres:// address" : undefined;
});

const NETWORK = "an address or a network, such as 10.1.2.3, 10.0.0.0/8 or fd00::/8";

const privateAddresses = listOr(
  text((value) => (isNetwork(value) ? undefined : `must be ${NETWORK}`)),
  truthOr("must be true, false, or a list of networks such as [10.0.0.0/8, fd00::/8]"),
);

const objectStoreKeys = object<ObjectStore>(
  { bucket: path, region: path, endpoint: address, accessKeyId: path, secretAccessKey: path, prefix: text() },
  ["bucket", "region"],
);

/** With half a key, the credentials of the machine would be used without a word. */
const objectStore: Shape<Partial<ObjectStore>> = (place) => {
  const written = objectStoreKeys(place);
  if (written === undefined) return undefined;
  const isWhole = (written.accessKeyId === undefined) === (written.secretAccessKey === undefined);
  return isWhole ? written : reportValue(place, "must have both accessKeyId and secretAccessKey, or neither");
};

const media: Shape<MediaStoreConfig> = (place) => {
  const written = object<{ directory?: string; s3?: Partial<ObjectStore> }>({ directory: path, s3: objectStore })(
    place,
  );
  if (written === undefined) return undefined;
  const { directory, s3 } = written;
  if (directory !== undefined && s3 !== undefined) return reportValue(place, "must have either directory or s3");
  if (directory !== undefined) return { directory };
  if (s3?.bucket !== undefined && s3.region !== undefined)
    return { s3: { ...s3, bucket: s3.bucket, region: s3.region } };
  return undefined;
};

/** The config file as a whole. */
export const configShape: Shape<WrittenConfig> = object<WrittenConfig>({
  listen: object<Listen>({ host: path, port: integer({ from: 0, to: 65535 }), idleSeconds: seconds }),
  publicUrl: publicAddress,
  database,
  media,
  admin: object<{ token?: string }>({ token }),
  catalog: path,
  limits: object<BodyLimits & FailedAuthenticationLimits & CallLimits>({
    bodyMiB: mebibytes,
    videoBodyMiB: mebibytes,
    imageBodyMiB: mebibytes,
    failedAuthenticationsPerMinute: integer({ from: 1, to: 1_000_000 }),
    concurrentCalls: integer({ from: 1, to: 1_000_000 }),
    walletShare: decimal({ from: 0.01, to: 1 }),
    eventLoopLagMs: integer({ from: 1, to: 3_600_000 }),
  }),
  tasks: object<TaskTimes>({ pollSeconds: list(seconds, "some"), lifetimeHours: hours, retentionDays: days }),
  callbacks: object<CallbackRules>({
    allowPrivateAddresses: privateAddresses,
    retrySeconds: list(waitSeconds),
    timeoutSeconds: seconds,
  }),
  upstream: object<UpstreamTimeouts>({
    connectTimeoutSeconds: seconds,
    firstByteTimeoutSeconds: seconds,
    idleTimeoutSeconds: seconds,
  }),
  logs: object<LogRules>({ level: word(LOG_LEVELS), requestLog: truth, requestLogRetentionDays: days }),
  cors: object<CorsRules>({ origins: list(origin) }),
  compatibility: object<Compatibility>({ tokenCounting: truth }),
  metrics: object<MetricsRules>({ public: truth }),
  drain: object<DrainTimes>({ delaySeconds: waitSeconds, longestSeconds: seconds }),
});
