import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { Deployment } from "kubernetes-models/apps/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service } from "kubernetes-models/v1";
import { CHECKOUT } from "../support/checkout.js";
import { temporaryDirectory } from "../support/directories.js";
import { configWith, deployedYaml, expectCatalog } from "./deployed-files.js";
import { faultsOfTypes } from "./manifest-types.js";

const deployment = new Deployment(deployedYaml("kubernetes/deployment.yaml"));
const service = new Service(deployedYaml("kubernetes/service.yaml"));
const budget = new PodDisruptionBudget(deployedYaml("kubernetes/disruption-budget.yaml"));
const config = new ConfigMap(deployedYaml("kubernetes/config.yaml"));
const manifests = { config, deployment, "disruption-budget": budget, service };

const pod = deployment.spec?.template.spec ?? expect.fail("the deployment has no pods");
const container = pod.containers[0] ?? expect.fail("the pods have no container");
const variables = (container.env ?? []).map(({ name }) => name);

describe("the manifests for Kubernetes", () => {
  const directory = temporaryDirectory();

  for (const [name, manifest] of Object.entries(manifests))
    it(`${name}.yaml fits the schema of its kind`, () => manifest.validate());

  // The schemas ignore what they do not know. The types do not: a misspelt probe would never be made.
  it("have no field that Kubernetes does not know", () => {
    const misspelt = { ...deployment.toJSON(), spec: { ...deployment.spec, replica: 2 } };
    const faults = faultsOfTypes(directory(), { ...manifests, misspelt });
    expect(faults).to.have.length(1);
    expect(faults[0]).to.match(/misspelt\.ts: .*replica/s);
  });

  it("are all applied together", () => {
    const { resources } = deployedYaml<{ readonly resources: readonly string[] }>("kubernetes/kustomization.yaml");
    expect(resources).to.have.members(Object.keys(manifests).map((name) => `${name}.yaml`));
  });

  it("select the pods of the deployment", () => {
    const labels = deployment.spec?.template.metadata?.labels;
    for (const selected of [
      deployment.spec?.selector.matchLabels,
      service.spec?.selector,
      budget.spec?.selector?.matchLabels,
    ])
      expect(labels).to.deep.equal(selected);
    expect(service.spec?.ports?.[0]?.targetPort).to.equal(container.ports?.[0]?.name);
  });

  it("run the version of the package", () => {
    const { version } = JSON.parse(readFileSync(join(CHECKOUT, "package.json"), "utf8")) as {
      readonly version: string;
    };
    expect(container.image).to.equal(`isogloss:${version}`);
  });

  it("run it without rights, and with a file system that it cannot change", () => {
    expect(pod.securityContext).to.include({ runAsNonRoot: true, runAsUser: 65532 });
    expect(container.securityContext).to.deep.include({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
  });

  it("have secrets by reference alone", () => {
    const secret = /TOKEN|SECRET|KEY|DATABASE/;
    for (const { name, value, valueFrom } of container.env ?? [])
      if (secret.test(name))
        expect([value, valueFrom?.secretKeyRef?.name], name).to.deep.equal([undefined, "isogloss"]);
  });

  function configured() {
    const file = join(directory(), "isogloss.yaml");
    mkdirSync(directory(), { recursive: true });
    writeFileSync(file, config.data?.["isogloss.yaml"] ?? "");
    return configWith(directory(), file, variables);
  }

  it("have a configuration and a catalog from the variables of the pod", async () => {
    expect(configured().database).to.match(/^postgres:/);
    await expectCatalog(config.data?.["catalog.yaml"] ?? "", variables);
  });

  it("take a pod out of the service before it refuses calls, and let it end them", () => {
    const { delaySeconds, longestSeconds } = configured().drain;
    const { periodSeconds = 0, timeoutSeconds = 0, failureThreshold = 0, httpGet } = container.readinessProbe ?? {};
    expect(httpGet?.path).to.equal("/readyz");
    expect(periodSeconds * failureThreshold + timeoutSeconds).to.be.at.most(delaySeconds);
    // Beyond open answers, tasks that are being created have 2 seconds, traces 3, and charges the rest.
    expect(pod.terminationGracePeriodSeconds ?? 0).to.be.at.least(delaySeconds + longestSeconds + 10);
  });

  it("restart a process that hangs, and not one whose database is away", () => {
    expect(container.livenessProbe?.httpGet?.path).to.equal("/healthz");
    expect(container.startupProbe?.httpGet?.path).to.equal("/healthz");
  });
});
