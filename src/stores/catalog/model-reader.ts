/** Reads the models of the catalog, of which there may be thousands. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Model } from "../../catalog/types.js";
import type { Transaction } from "../drivers/database.js";
import { type ModelRow, type RouteRow, modelOf } from "./catalog-rows.js";

/** A query of all models would keep the event loop from others. */
const READ_AT_ONCE = 500;

interface ReadModel {
  readonly row: ModelRow;
  readonly routes: readonly RouteRow[];
  readonly model: Model;
}

/** A model that did not change since the last reading is the same object: what was prepared from it is still true. */
export class ModelReader {
  #latest: ReadonlyMap<string, ReadModel> = new Map();

  async read(transaction: Transaction): Promise<ReadonlyMap<string, Model>> {
    const read = new Map<string, ReadModel>();
    for (let after: string | undefined; ; await nextTurn()) {
      const rows = await readRows(transaction, after);
      const routes = await readRoutes(transaction, rows);
      for (const row of rows) read.set(row.id, this.#modelOf(row, routes.get(row.id) ?? []));
      after = rows.at(-1)?.id;
      if (rows.length < READ_AT_ONCE) break;
    }
    this.#latest = read;
    return new Map([...read].map(([id, { model }]) => [id, model]));
  }

  #modelOf(row: ModelRow, routes: readonly RouteRow[]): ReadModel {
    const known = this.#latest.get(row.id);
    if (known !== undefined && isEqual(known.row, row) && areEqual(known.routes, routes)) return known;
    return { row, routes, model: modelOf(row, routes) };
  }
}

async function readRows(transaction: Transaction, after: string | undefined): Promise<ModelRow[]> {
  const query = transaction("models").orderBy("id").limit(READ_AT_ONCE);
  return (await (after === undefined ? query : query.where("id", ">", after)).select()) as ModelRow[];
}

async function readRoutes(
  transaction: Transaction,
  models: readonly ModelRow[],
): Promise<ReadonlyMap<string, readonly RouteRow[]>> {
  const [first, last] = [models[0], models.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const routes: RouteRow[] = await transaction("model_routes")
    .whereBetween("model_id", [first.id, last.id])
    .orderBy(["model_id", "position"])
    .select();
  const byModel = new Map<string, RouteRow[]>();
  for (const route of routes) {
    const others = byModel.get(route.model_id);
    if (others === undefined) byModel.set(route.model_id, [route]);
    else others.push(route);
  }
  return byModel;
}

function areEqual(one: readonly RouteRow[], other: readonly RouteRow[]): boolean {
  return one.length === other.length && one.every((route, index) => isEqual(route, other[index]));
}

/** Rows of one table: their values are texts and numbers. */
function isEqual<Row extends object>(one: Row, other: Row | undefined): boolean {
  if (other === undefined) return false;
  for (const column in one) if (one[column] !== other[column]) return false;
  return true;
}
