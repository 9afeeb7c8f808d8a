/**
 * Whether each provider is reached and accepts its credentials. It gets an empty request, which has neither a model nor
 * a prompt: a vendor refuses it, and whatever it refuses it for shows what is wrong.
 */
import type { Agent } from "undici";
import type { Catalog, ModelRoute, Provider } from "../../catalog/types.js";
import type { Config } from "../../config/types.js";
import { dialectOf, dialects } from "../../registry.js";
import { openAgent } from "../../upstream/agent.js";
import { callUpstream } from "../../upstream/call.js";
import type { UpstreamReply } from "../../upstream/exchange.js";
import { signerOf } from "../../upstream/credentials/sign-request.js";
import { outcomeOf } from "../../upstream/outcome.js";
import { parseRefusal } from "../../upstream/parse-refusal.js";
import { readReply } from "../../upstream/read-reply.js";
import { prepareTarget, type Target } from "../../upstream/target.js";
import { CredentialsError } from "../../upstream/upstream-error.js";
import type { OtherClock } from "./check-clock.js";
import { everyLine, type Finding, messageOf, ok, problem, warning } from "./finding.js";

const TIMEOUT_MS = 10_000;
const LONGEST_BODY = 1024 * 1024;
export interface ProviderFindings {
  readonly findings: readonly Finding[];
  readonly clocks: readonly OtherClock[];
}

interface Probe {
  readonly finding: Finding;
  readonly clock?: OtherClock | undefined;
}

/** Asks all providers of models that can be called, at the same time. Those that lack a key or a header are named. */
export async function checkProviders(
  catalog: Catalog,
  { upstream }: Pick<Config, "upstream">,
  incomplete: ReadonlySet<string> = new Set(),
): Promise<ProviderFindings> {
  const agent = openAgent(upstream);
  try {
    const probes = await Promise.all(
      usedProviders(catalog).map((used) => probe(used, agent, incomplete.has(used.provider.id))),
    );
    return { findings: probes.map(({ finding }) => finding), clocks: probes.flatMap(({ clock }) => clock ?? []) };
  } finally {
    await agent.destroy();
  }
}

interface UsedProvider {
  readonly provider: Provider;
  readonly publicId: string;
  readonly route: ModelRoute;
}

/** Each provider with the first route that leads to it. */
function usedProviders({ models, providers }: Catalog): UsedProvider[] {
  const used = new Map<string, UsedProvider>();
  for (const { id, enabled, routes } of models.values())
    for (const route of enabled ? routes : []) {
      const provider = providers.get(route.provider);
      if (provider !== undefined && !used.has(provider.id)) used.set(provider.id, { provider, publicId: id, route });
    }
  return [...used.values()];
}

async function probe({ provider, publicId, route }: UsedProvider, agent: Agent, isIncomplete: boolean): Promise<Probe> {
  const check = `provider ${provider.id}`;
  const dialect = dialects.get(dialectOf(provider.preset, route.dialect));
  if (dialect === undefined)
    return { finding: problem(check, `its dialect ${route.dialect} is unknown`, "correct the route in the catalog") };
  const target = prepareTarget(publicId, route, provider, dialect, {
    sign: signerOf(
      provider,
      everyLine(() => undefined),
    ),
  });
  const sentAt = Date.now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await callUpstream(agent, target, { body: "{}", headers: {}, stream: false, signal });
    const tookMs = Date.now() - sentAt;
    const text = await readReply(reply, LONGEST_BODY).catch(() => "");
    const judged = isIncomplete ? answered(check, reply, tookMs) : judge(check, reply, target, text, tookMs);
    return { finding: judged, clock: clockOf(provider.id, reply, sentAt, tookMs) };
  } catch (error) {
    return { finding: unreachable(check, provider, error) };
  }
}

/** Whatever it answers to a request without its key says nothing about the key. */
function answered(check: string, { status }: UpstreamReply, tookMs: number): Finding {
  return ok(check, `it answers within ${tookMs} ms (${status}); its credentials are not complete and were not checked`);
}

function judge(check: string, reply: UpstreamReply, { dialect, url }: Target, text: string, tookMs: number): Finding {
  const { origin, pathname } = new URL(url.href);
  const at = `${origin}${pathname}`;
  const status =
    reply.status < 400 ? reply.status : dialect.errors.read(reply.status, parseRefusal(text), reply.header).status;
  if (outcomeOf(status).refusesGateway)
    return problem(
      check,
      `it refuses the account or its credentials (${reply.status})`,
      "replace its key, and apply the catalog again",
    );
  if (status === 404)
    return warning(
      check,
      `there is nothing at ${at} (404)`,
      "check its baseUrl, the dialect and the model of its routes",
    );
  if (status >= 500)
    return warning(check, `it fails at the moment (${reply.status})`, "look at the status page of the vendor");
  return ok(check, `it answers within ${tookMs} ms and accepts the credentials (${reply.status})`);
}

function unreachable(check: string, { baseUrl, credentials }: Provider, error: unknown): Finding {
  if (error instanceof CredentialsError) {
    const reason = error.cause === undefined ? "" : `: ${messageOf(error.cause)}`;
    return problem(check, `there is no token or signature${reason}`, `check credentials.${credentials?.kind ?? ""}`);
  }
  const reason = error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : messageOf(error);
  const advice = "check its baseUrl, DNS, and whether a firewall or a proxy is between";
  return problem(check, `${new URL(baseUrl).origin} cannot be reached: ${reason}`, advice);
}

/** The header has whole seconds. */
function clockOf(id: string, reply: UpstreamReply, sentAt: number, tookMs: number): OtherClock | undefined {
  const at = Date.parse(reply.header("date") ?? "");
  return Number.isNaN(at) ? undefined : { whose: id, aheadMs: at + 500 - (sentAt + tookMs / 2) };
}
