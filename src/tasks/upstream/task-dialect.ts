/** A dialect with tasks. */
import type { AnyDialect, Dialect } from "../../registry.js";
import type { Target } from "../../upstream/target.js";

type Of<T> = NonNullable<T>;
type Video = Dialect<"video">;

export type TaskDialect = Video & {
  readonly jobs: Of<Video["jobs"]>;
  readonly modality: { readonly jobs: Of<Video["modality"]["jobs"]> };
};

/** A target whose dialect has tasks. */
export type TaskTarget = Omit<Target, "dialect"> & { readonly dialect: TaskDialect };

export function isTaskDialect(dialect: AnyDialect): dialect is TaskDialect {
  return dialect.jobs !== undefined && dialect.modality.jobs !== undefined;
}

/** Whether calls in a client's dialect are sent to an upstream without conversion. */
export function takesAsTheyCame(upstream: TaskDialect, { name }: Pick<TaskDialect, "name">): boolean {
  return upstream.name === name || upstream.jobs.variantOf?.dialect === name;
}
