/** A dialect whose calls make jobs. */
import type { AnyDialect, Dialect } from "../../registry.js";
import type { Target } from "../../upstream/target.js";

type Of<T> = NonNullable<T>;
type Video = Dialect<"video">;

export type JobDialect = Video & { readonly jobs: Of<Video["jobs"]>; readonly manner: { readonly jobs: Of<Video["manner"]["jobs"]> } };

/** Where jobs are made. */
export type JobTarget = Omit<Target, "dialect"> & { readonly dialect: JobDialect };

export function isJobDialect(dialect: AnyDialect): dialect is JobDialect {
  return dialect.jobs !== undefined && dialect.manner.jobs !== undefined;
}

/** Whether calls of a dialect's clients go to an upstream as they came. */
export function takesAsTheyCame(upstream: JobDialect, { name }: Pick<JobDialect, "name">): boolean {
  return upstream.name === name || upstream.jobs.standsFor?.dialect === name;
}
