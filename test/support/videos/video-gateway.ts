import { expect } from "chai";
import { dialectsOf } from "../../../src/registry.js";
import { ADMIN_TOKEN, type RunningGateway, startGateway } from "../gateway.js";
import { vendorForms } from "./video-forms.js";
import { VideoUpstream } from "./video-upstream.js";

/** Dollars per second: half a billion ticks of the cheapest resolution. */
export const PER_SECOND = 0.05;
export const PER_SECOND_TICKS = 500_000_000n;

/** The public ID of the model behind a dialect. */
export const modelAt = (dialect: string) => `acme/${dialect}`;

/** The dialects of vendors in this build. */
export const vendors: readonly string[] = [...vendorForms.keys()].filter((name) => dialectsOf("video").has(name));

/** Most tests of videos wait for the next look at a task. */
const TICK_MS = 15;

export interface VideoGateway {
  readonly gateway: RunningGateway;
  readonly videoUpstream: VideoUpstream;
}

export interface VideoGatewayOptions {
  readonly profile?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Models beside the usual ones. */
  readonly models?: readonly VideoModel[];
}

/** A model for one suite. */
export interface VideoModel {
  readonly id: string;
  /** The dialect of its vendor. */
  readonly dialect: string;
  /** The dialect of another vendor, whose route is the next. */
  readonly nextDialect?: string;
  /** By default it is a video model, at the provider of its dialect. */
  readonly kind?: string;
  readonly provider?: string;
  readonly profile?: string;
  /** Its name at the vendor, where that matters. */
  readonly inner?: string;
  readonly pricing?: Readonly<Record<string, unknown>>;
}

/** A gateway for a suite, before an upstream of videos that it polls without pause. */
export function videoGateway({
  profile = "none",
  config = {},
  models = [],
}: VideoGatewayOptions = {}): () => VideoGateway {
  let videoUpstream: VideoUpstream;
  let gateway: RunningGateway | undefined;

  before(async () => {
    videoUpstream = new VideoUpstream();
    await videoUpstream.listen();
    gateway = await startGateway({
      catalog: catalogOf(videoUpstream, profile, models),
      config: {
        tasks: { pollSeconds: [0.01] },
        callbacks: { allowPrivateAddresses: true, retrySeconds: [0.05, 0.05, 0.05] },
        ...config,
      },
      tickMs: TICK_MS,
    });
  });

  after(async () => {
    await gateway?.stop();
    videoUpstream.close();
  });

  return () => {
    if (gateway === undefined) throw new Error("the gateway has not started");
    return { gateway, videoUpstream };
  };
}

export function catalogOf(
  videoUpstream: Pick<VideoUpstream, "baseUrl">,
  profile = "none",
  models: readonly VideoModel[] = [],
) {
  const all: readonly VideoModel[] = [
    ...vendors.map((dialect) => ({ id: modelAt(dialect), dialect, profile })),
    ...models,
  ];
  return {
    providers: vendors.map((dialect) => ({
      id: `at-${dialect}`,
      ...presetOf(dialect),
      baseUrl: videoUpstream.baseUrl(dialect),
      apiKey: "upstream-secret-8d1f0a",
    })),
    models: all.map(({ id, dialect, kind = "video", profile: family = "none", pricing, ...rest }) => ({
      id,
      kind,
      ...(kind === "video" && { profile: family }),
      pricing: pricing ?? (kind === "video" ? { perSecond: PER_SECOND } : { perCall: PER_SECOND }),
      routes: routesOf({ dialect, ...rest }),
    })),
  };
}

function routesOf({ dialect, nextDialect, provider, inner = "inner" }: Omit<VideoModel, "id">): object[] {
  const dialects = nextDialect === undefined ? [dialect] : [dialect, nextDialect];
  return dialects.map((of, priority) => {
    return { provider: provider ?? `at-${of}`, model: inner, dialect: spoken(of), priority };
  });
}

function presetOf(dialect: string): { preset?: string } {
  const preset = vendorForms.get(dialect)?.preset;
  return preset === undefined ? {} : { preset };
}

/** The declared dialect of a vendor: a preset may take precedence. */
function spoken(dialect: string): string {
  return presetOf(dialect).preset === undefined ? dialect : dialect.replace("-by-operation", "");
}

export interface TaskAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Record<string, unknown>;
}

export async function call(
  { url, key }: Pick<RunningGateway, "url" | "key">,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<TaskAnswer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

/** An action of an operator. */
export async function operate(
  { url }: Pick<RunningGateway, "url">,
  method: string,
  path: string,
  body?: object,
): Promise<TaskAnswer> {
  return call({ url, key: ADMIN_TOKEN }, method, `/admin/api${path}`, body);
}

/** Another key, of a new wallet. */
export async function strangersKey(
  gateway: Pick<RunningGateway, "url">,
  wallet: string,
  usd = "1000",
): Promise<string> {
  const made = await operate(gateway, "POST", "/wallets", { name: wallet, credit: { usd } });
  expect(made.status, made.text).to.be.oneOf([200, 201]);
  const { json, text } = await operate(gateway, "POST", "/keys", { wallet });
  expect(json.key, text).to.be.a("string");
  return String(json.key);
}
