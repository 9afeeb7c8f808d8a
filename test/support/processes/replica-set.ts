import type { Database as Connection } from "better-sqlite3";
import { type Database, type Engine, openDatabase } from "../../../src/stores/drivers/database.js";
import { SqliteFile } from "../../../src/stores/drivers/sqlite-file.js";
import { type Outcome, callProgram } from "../commands/call-program.js";
import { type Place, emptyPlace } from "../engines.js";
import { GatewayDirectory } from "./gateway-directory.js";
import { Replica } from "./replica.js";
import { ServerLink } from "./server-link.js";
import { Vendor } from "./vendor.js";

/** As many gateways as an engine allows, started in parallel on an empty database, with everything they need. */
export class ReplicaSet {
  readonly #link: ServerLink | undefined;
  #lock: Connection | undefined;

  private constructor(
    readonly engine: Engine,
    readonly vendor: Vendor,
    readonly database: Database,
    readonly replicas: Replica[],
    private readonly place: Place,
    private readonly directories: readonly GatewayDirectory[],
    link: ServerLink | undefined,
  ) {
    this.#link = link;
  }

  /** On PostgreSQL the first of two reaches the database through a link that can be cut. */
  static async build(engine: Engine): Promise<ReplicaSet> {
    const [place, vendor] = [await emptyPlace(engine), await Vendor.start()];
    const link = engine === "postgres" ? await ServerLink.open(place.location) : undefined;
    const directories = [new GatewayDirectory(link?.address ?? place.location, vendor.upstream.baseUrl)];
    if (link !== undefined) directories.push(new GatewayDirectory(place.location, vendor.upstream.baseUrl));
    const replicas = await Promise.all(directories.map(({ directory }) => Replica.start(directory)));
    return new ReplicaSet(engine, vendor, await openDatabase(place.location), replicas, place, directories, link);
  }

  get first(): Replica {
    const [first] = this.replicas;
    if (first === undefined) throw new Error("no process serves");
    return first;
  }

  /** One more, which sweeps all the time. */
  async join(): Promise<Replica> {
    const replica = await Replica.start(this.directory, { isHasty: true });
    this.replicas.push(replica);
    return replica;
  }

  get directory(): string {
    return this.directories.at(-1)?.directory ?? "";
  }

  /** An operator's command. */
  run(...args: string[]): Promise<Outcome> {
    return callProgram(this.directory, ...args);
  }

  /** A key of a new wallet with a credit in dollars. */
  async newKey(wallet: string, dollars: string, ...rules: string[]): Promise<{ id: string; key: string }> {
    await this.run("wallet", "create", wallet, "--credit", dollars);
    const { stdout } = await this.run("key", "create", "--wallet", wallet, "--json", ...rules);
    return JSON.parse(stdout) as { id: string; key: string };
  }

  /** Blocks the first gateway from writing to its database. */
  cut(): void {
    if (this.#link !== undefined) return this.#link.cut();
    this.#lock = new SqliteFile(this.place.location);
    this.#lock.exec("BEGIN IMMEDIATE");
  }

  mend(): void {
    this.#link?.mend();
    this.#lock?.close();
    this.#lock = undefined;
  }

  async raze(): Promise<void> {
    this.mend();
    await Promise.all(this.replicas.map((replica) => replica.end("SIGKILL")));
    await this.#link?.close();
    await this.database.destroy();
    await this.vendor.upstream.stop();
    for (const directory of this.directories) directory.remove();
    await this.place.remove();
  }
}
