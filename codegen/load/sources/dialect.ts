/** Files of specs/dialects as specs/language/dialect.json has them: OpenAPI documents with keys of our own. */
import type { Dialect, JobCall, Keys, Operation as OperationKeys } from "../../../generated/language/dialect.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Merged } from "./merged.js";

export type UpstreamJobCallSource = JobCall;

/** Where a host's files report their state. */
export type UpstreamFilesSource = NonNullable<NonNullable<Keys["jobs"]>["files"]>;

/** Where and how clients of a dialect look models up. */
export type ModelsSource = NonNullable<Keys["models"]>[number];

/** Another dialect that differs only in how jobs are polled. */
export type VariantSource = NonNullable<NonNullable<Keys["jobs"]>["variant_of"]>;

/** A test that only bodies of one dialect pass. */
export type ClaimSource = NonNullable<Keys["shares_paths_of"]>["when"][number];

/** Where answers list vectors, and where a request names their form. */
export type VectorsSource = NonNullable<Keys["places"]["vectors"]>;

/** The option of a request that makes streams report usage. */
export type AskUsageSource = NonNullable<Keys["places"]["ask_usage"]>;

/** A medium that requests have by its address or by an ID. */
export type AddressedMediumSource = NonNullable<Keys["places"]["addressed_media"]>[number];

/** Opaque state of reasoning: whose it is, and where requests hold it. */
export type StateSource = NonNullable<Keys["state"]>;

export type DialectKeys = Keys;

/** What OpenAPI says of an operation is not of the language. */
export interface Operation extends Merged<OperationKeys> {
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: Json; readonly example?: Json }>>;

/** An OpenAPI document with the keys of a dialect. */
export interface DialectSource extends OpenApi {
  readonly "x-dialect": DialectKeys;
}

export interface OpenApi extends Omit<Dialect, "paths" | "x-dialect"> {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
