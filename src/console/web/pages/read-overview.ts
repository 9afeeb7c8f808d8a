/** Reads the figures of the overview. */
import { api, unwrap } from "../api.js";

export const GROUPS = ["model", "key", "wallet", "dialect", "route"] as const;

export type Group = (typeof GROUPS)[number];

/** The groups that calls can be narrowed down to. */
export const FILTERS = ["model", "key", "wallet", "dialect"] as const;

export type Filter = Partial<Record<(typeof FILTERS)[number], string>>;

/** As many as there are colours. */
const MOST_LINES = 5;

interface Asked {
  readonly period: { readonly since: string; readonly until: string };
  readonly by: Group;
  readonly isSplit: boolean;
  readonly filter: Filter;
}

export async function readOverview({ period: { since, until }, by, isSplit, filter }: Asked) {
  const end = until === "" ? new Date().toISOString() : until;
  const query = { since, until: end, by, lines: isSplit ? MOST_LINES : 0, ...filter };
  const overview = await unwrap(api.GET("/overview", { params: { query } }));
  return { ...overview, by, isSplit, range: [Date.parse(since) / 1000, Date.parse(end) / 1000] as const };
}

export type OverviewFigures = Awaited<ReturnType<typeof readOverview>>;
