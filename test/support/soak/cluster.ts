/** Three gateways on one PostgreSQL and one bucket, behind a balancer, with a way to break each connection. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { migrate } from "../../../src/stores/migrations/migrate.js";
import { FaultyReceiver, FaultyVideoUpstream } from "../processes/video-faults.js";
import { CLOCK_STEP } from "../clock-step.js";
import { memoryOrDisk } from "../directories.js";
import { BucketServer } from "../media/bucket-server.js";
import { type RunningPostgres, startPostgres } from "../postgres-server.js";
import type { Random } from "../processes/random.js";
import { type End, Replica, type ReplicaOptions } from "../processes/replica.js";
import { ServerLink } from "../processes/server-link.js";
import { until } from "../until.js";
import { Balancer } from "./balancer.js";
import { SoakDirectory } from "./soak-directory.js";
import { SoakVendor } from "./soak-vendor.js";

const NAMES = ["one", "two", "three"] as const;
const READY_WITHIN_MS = 60_000;

/** A place in the cluster: its replicas come and go. */
export interface Member {
  readonly name: string;
  readonly directory: SoakDirectory;
  /** Its way to the database. */
  readonly link: ServerLink;
  replica: Replica;
}

export class Cluster {
  /** The most memory that any process has had, in MiB. */
  mostMemory = 0;

  private constructor(
    readonly postgres: RunningPostgres,
    readonly database: Database,
    readonly vendor: SoakVendor,
    readonly videoUpstream: FaultyVideoUpstream,
    readonly receiver: FaultyReceiver,
    readonly bucket: BucketServer,
    /** The ways of all replicas to their upstreams. */
    readonly upstreamLinks: readonly ServerLink[],
    readonly balancer: Balancer,
    readonly members: readonly Member[],
    private readonly bucketDirectory: string,
    private readonly options: ReplicaOptions,
  ) {}

  static async build(random: Random, options: ReplicaOptions): Promise<Cluster> {
    const [vendor, videoUpstream, receiver] = [
      await SoakVendor.start(),
      new FaultyVideoUpstream(random),
      new FaultyReceiver(),
    ];
    const [bucket, bucketDirectory] = [new BucketServer(), mkdtempSync(join(memoryOrDisk(), "isogloss-bucket-"))];
    await Promise.all([videoUpstream.listen(), receiver.listen(), bucket.listen(bucketDirectory)]);
    const [texts, videos] = [
      await ServerLink.open(vendor.upstream.baseUrl),
      await ServerLink.open(`${videoUpstream.url}/`),
    ];
    // The addresses of its videos lead through the link as well.
    videoUpstream.url = videos.address.replace(/\/$/, "");
    const postgres = await startPostgres();
    const database = await openDatabase(postgres.address);
    await migrate(database);
    const addresses = { bucket: bucket.url, texts: texts.address, videos: videoUpstream.url };
    const balancer = await Balancer.start();
    const members = await Promise.all(
      NAMES.map(async (name) => {
        const link = await ServerLink.open(postgres.address);
        const directory = new SoakDirectory({ ...addresses, database: link.address });
        return { name, directory, link, replica: await Replica.start(directory.directory, options) };
      }),
    );
    for (const { name, replica } of members) balancer.set(name, replica.url);
    return new Cluster(
      postgres,
      database,
      vendor,
      videoUpstream,
      receiver,
      bucket,
      [texts, videos],
      balancer,
      members,
      bucketDirectory,
      options,
    );
  }

  /** Starts a replica in place of the one that ended. It may fail to, while its database is away. */
  async restart(member: Member): Promise<void> {
    do member.replica = await Replica.start(member.directory.directory, this.options);
    while (member.replica.url === "");
    this.balancer.set(member.name, member.replica.url);
  }

  /** Resolves when all get connections, but for those that are out of action meanwhile. */
  async untilReady(
    members: readonly Member[] = this.members,
    isOut: (member: Member) => boolean = () => false,
  ): Promise<void> {
    const isReady = (member: Member) => isOut(member) || this.balancer.isReady(member.name);
    await until(() => members.every(isReady), READY_WITHIN_MS);
  }

  /** Sets the clock of a replica's machine. */
  setClock({ directory }: Member, milliseconds: number): void {
    writeFileSync(join(directory.directory, CLOCK_STEP), String(milliseconds));
  }

  /** Looks at the memory of every process. */
  measure(): void {
    for (const { replica } of this.members) this.mostMemory = Math.max(this.mostMemory, memoryOf(replica.pid));
  }

  async stop(): Promise<End[]> {
    return Promise.all(this.members.map(({ replica }) => replica.end()));
  }

  async raze(): Promise<void> {
    await Promise.all(this.members.map(({ replica }) => replica.end("SIGKILL")));
    await this.balancer.stop();
    await this.database.destroy();
    await Promise.all([...this.upstreamLinks, ...this.members.map(({ link }) => link)].map((link) => link.close()));
    await Promise.all([this.postgres.stop(), this.vendor.upstream.stop()]);
    for (const one of [this.videoUpstream, this.receiver, this.bucket]) one.close();
    for (const { directory } of this.members) directory.remove();
    rmSync(this.bucketDirectory, { recursive: true, force: true });
  }
}

/** The memory of a process in MiB; nothing when it has ended. */
function memoryOf(pid: number): number {
  try {
    const [, kibibytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kibibytes) / 1_024);
  } catch {
    return 0;
  }
}
