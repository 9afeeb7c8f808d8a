import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "../support/checkout.js";
import { configWith, deployed, deployedYaml, expectCatalog } from "./deployed-files.js";

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, object>>;
}

const FOLDER = join(CHECKOUT, "deploy/compose");
const { services, volumes } = deployedYaml<Compose>("compose/compose.yaml");
const environment = Object.keys(services.gateway?.environment ?? {});

describe("the compose example", () => {
  it("names services and volumes that it has", () => {
    for (const { depends_on: needed = [], volumes: mounted = [], image } of Object.values(services)) {
      expect(image).to.be.a("string");
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(services).to.have.property(name);
      const named = mounted.map((mount) => mount.split(":", 1)[0] ?? "").filter((source) => !source.startsWith("."));
      expect(Object.keys(volumes)).to.include.members(named);
    }
  });

  it("names a version of each image that it does not build", () => {
    for (const { image, build } of Object.values(services))
      if (build === undefined) expect(image).to.match(/:v?\d+\.\d+(\.\d+)?$/);
  });

  it("builds the gateway from the container file, and mounts files that exist", () => {
    const { build, volumes: mounted = [] } = services.gateway ?? {};
    expect(join(FOLDER, build?.context ?? "", build?.dockerfile ?? "")).to.equal(
      join(CHECKOUT, "deploy/container/Dockerfile"),
    );
    for (const mount of mounted) expect(deployed(`compose/${mount.split(":", 1)[0] ?? ""}`)).not.to.equal("");
  });

  it("lists the variables that it wants", () => {
    const wanted = [...deployed("compose/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
    const listed = [...deployed("compose/environment.example").matchAll(/^(\w+)=/gm)].map(([, name = ""]) => name);
    expect([...new Set(wanted)].sort()).to.deep.equal(listed.sort());
  });

  it("has a configuration of PostgreSQL and a bucket, from the variables of its process alone", () => {
    const { database, media, listen } = configWith(FOLDER, join(FOLDER, "isogloss.yaml"), environment);
    expect(database).to.match(/^postgres:\/\/isogloss:[^@]+@database:/);
    expect(media).to.have.nested.property("s3.bucket", "isogloss");
    expect(listen.host).to.equal("0.0.0.0");
  });

  it("has a valid catalog", () => expectCatalog(deployed("compose/catalog.yaml"), environment));
});
