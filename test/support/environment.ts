/** Sets variables of the environment for one test. */
export function withEnvironment(values: () => Readonly<Record<string, string>>): void {
  const before: [string, string | undefined][] = [];
  beforeEach(() => {
    for (const [name, value] of Object.entries(values())) {
      before.push([name, process.env[name]]);
      process.env[name] = value;
    }
  });
  afterEach(() => {
    for (const [name, value] of before.splice(0)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
}
