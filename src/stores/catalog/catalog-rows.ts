import type { ProviderRecord, StoredSecret } from "../../catalog/records.js";
import type {
  AuthStyle,
  Model,
  ModelKind,
  ModelRoute,
  PromptCache,
  RetryRules,
  StickyBy,
} from "../../catalog/types.js";

type StoredCredentials = NonNullable<ProviderRecord["credentials"]>;

export interface ProviderRow {
  readonly id: string;
  readonly preset: string | null;
  readonly base_url: string | null;
  readonly auth: string | null;
  readonly headers: string;
  readonly key_variable: string | null;
  readonly key_sealed: string | null;
  readonly prompt_cache: string | null;
  readonly max_concurrent: bigint | null;
  readonly family: string | null;
  readonly credentials: string | null;
}

export interface ModelRow {
  readonly id: string;
  readonly aliases: string | null;
  readonly kind: string;
  readonly profile: string;
  readonly accepts: string | null;
  readonly outputs: string;
  readonly enabled: bigint;
  readonly pricing: string;
  readonly max_output_tokens: bigint | null;
  readonly retry: string | null;
  readonly sticky_by: string | null;
  readonly created_at: bigint;
}

export interface RouteRow {
  readonly model_id: string;
  readonly provider_id: string;
  readonly provider_model: string;
  readonly dialect: string;
  readonly priority: bigint;
  readonly weight: bigint;
  readonly profile: string | null;
  readonly prompt_cache: string | null;
  readonly max_concurrent: bigint | null;
}

export function providerOf(row: ProviderRow): ProviderRecord {
  return {
    id: row.id,
    preset: row.preset ?? undefined,
    baseUrl: row.base_url ?? undefined,
    auth: (row.auth as AuthStyle | null) ?? undefined,
    headers: JSON.parse(row.headers) as Record<string, string>,
    ...(row.prompt_cache !== null && { promptCache: row.prompt_cache as PromptCache }),
    ...(row.max_concurrent !== null && { maxConcurrent: Number(row.max_concurrent) }),
    ...(row.family !== null && { family: row.family }),
    ...(row.credentials !== null && { credentials: JSON.parse(row.credentials) as StoredCredentials }),
    secret: secretOf(row),
  };
}

export function providerValues(provider: ProviderRecord) {
  const { preset = null, baseUrl = null, auth = null, headers, promptCache = null, family = null } = provider;
  const { secret, credentials, maxConcurrent = null } = provider;
  return {
    preset,
    base_url: baseUrl,
    auth,
    headers: JSON.stringify(headers),
    prompt_cache: promptCache,
    max_concurrent: maxConcurrent,
    family,
    credentials: credentials === undefined ? null : JSON.stringify(credentials),
    key_variable: secret !== undefined && "variable" in secret ? secret.variable : null,
    key_sealed: secret !== undefined && "sealed" in secret ? secret.sealed : null,
  };
}

export function modelOf(row: ModelRow, routes: readonly RouteRow[]): Model {
  return {
    id: row.id,
    ...(row.aliases !== null && { aliases: JSON.parse(row.aliases) as string[] }),
    kind: row.kind as ModelKind,
    routes: routes.map(routeOf),
    profile: row.profile,
    ...(row.accepts !== null && { accepts: JSON.parse(row.accepts) as Record<string, unknown> }),
    outputs: JSON.parse(row.outputs) as string[],
    enabled: row.enabled === 1n,
    ...(row.sticky_by !== null && { stickyBy: row.sticky_by as StickyBy }),
    ...(row.retry !== null && { retry: JSON.parse(row.retry) as RetryRules }),
    pricing: JSON.parse(row.pricing) as Record<string, unknown>,
    maxOutputTokens: row.max_output_tokens === null ? undefined : Number(row.max_output_tokens),
    created: Math.floor(Number(row.created_at) / 1000),
  };
}

export function modelValues(model: Model) {
  return {
    aliases: model.aliases === undefined ? null : JSON.stringify(model.aliases),
    kind: model.kind,
    profile: model.profile,
    accepts: model.accepts === undefined ? null : JSON.stringify(model.accepts),
    outputs: JSON.stringify(model.outputs),
    enabled: model.enabled ? 1 : 0,
    sticky_by: model.stickyBy ?? null,
    retry: model.retry === undefined ? null : JSON.stringify(model.retry),
    pricing: JSON.stringify(model.pricing),
    max_output_tokens: model.maxOutputTokens ?? null,
  };
}

export function routeValues(model: Model) {
  return model.routes.map((route, position) => ({
    model_id: model.id,
    position,
    provider_id: route.provider,
    provider_model: route.model,
    dialect: route.dialect,
    priority: route.priority,
    weight: route.weight,
    profile: route.profile ?? null,
    prompt_cache: route.promptCache ?? null,
    max_concurrent: route.maxConcurrent ?? null,
  }));
}

function secretOf(row: ProviderRow): StoredSecret | undefined {
  if (row.key_variable !== null) return { variable: row.key_variable };
  return row.key_sealed === null ? undefined : { sealed: row.key_sealed };
}

function routeOf(row: RouteRow): ModelRoute {
  return {
    provider: row.provider_id,
    model: row.provider_model,
    dialect: row.dialect,
    priority: Number(row.priority),
    weight: Number(row.weight),
    ...(row.max_concurrent !== null && { maxConcurrent: Number(row.max_concurrent) }),
    ...(row.prompt_cache !== null && { promptCache: row.prompt_cache as PromptCache }),
    ...(row.profile !== null && { profile: row.profile }),
  };
}
