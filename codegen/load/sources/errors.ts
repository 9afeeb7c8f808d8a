/** specs/errors.yaml and specs/refusals.yaml as specs/language has them. */
import type { Json } from "../../../src/conversion/json.js";
import type { ErrorShapeSource } from "./mapping-stream.js";

export interface ErrorsSource {
  readonly codes: Readonly<Record<string, ErrorCodeSource>>;
  readonly server_faults?: { readonly at: readonly string[]; readonly words: readonly string[] };
}

export interface ErrorCodeSource {
  readonly status: number;
  readonly retry: boolean;
  /** No client gets it. */
  readonly admin?: true;
  readonly description: string;
  readonly words?: readonly string[];
}

/** specs/error-shapes.yaml. */
export type ErrorShapesSource = Readonly<Record<string, ErrorShapeSource>>;

export interface RefusalsSource {
  readonly refuse: readonly RefusalSource[];
}

export interface RefusalSource {
  readonly at: string;
  /** It is refused only where this is in the request too. */
  readonly beside?: string;
  readonly is?: Json;
  readonly not_null?: boolean;
  readonly not_in?: readonly Json[];
  readonly has?: Readonly<Record<string, Json>>;
  /** So many items are too many. */
  readonly times?: number;
  readonly code: string;
  readonly message: string;
  /** What a vendor's own clients look for in the error. */
  readonly details?: Json;
}
