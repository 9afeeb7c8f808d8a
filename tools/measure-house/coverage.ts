/** The counts of V8 in another process: the functions that ran, by their scripts. */
import { WebSocket } from "undici";

export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/** The functions that ran, as `file#name@offset`, of scripts below the folder. The body of a module is no function. */
export function functionsRun(scripts: readonly ScriptCoverage[], folder: string): ReadonlySet<string> {
  const ran = new Set<string>();
  for (const { url, functions } of scripts) {
    const file = url.startsWith(folder) ? url.slice(folder.length) : undefined;
    if (file === undefined || !/^(?:src|generated)\//.test(file)) continue;
    for (const { functionName, ranges } of functions) {
      const [range] = ranges;
      const isModule = functionName === "" && range?.startOffset === 0;
      if (range !== undefined && range.count > 0 && !isModule) ran.add(`${file}#${functionName}@${range.startOffset}`);
    }
  }
  return ran;
}

export interface RoadCounts {
  readonly files: readonly string[];
  readonly functions: readonly string[];
}

/** The functions that ran during a call and not while the process was idle. */
export function onlyInCall(call: ReadonlySet<string>, idle: ReadonlySet<string>): RoadCounts {
  const functions = [...call].filter((name) => !idle.has(name)).sort();
  return { files: [...new Set(functions.map((name) => name.slice(0, name.indexOf("#"))))], functions };
}

/** A session with the inspector of a process, which counts calls of functions from its start. */
export class CoverageSession {
  #id = 0;
  readonly #waiting = new Map<number, (result: { readonly result: readonly ScriptCoverage[] }) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id: number; result: { result: ScriptCoverage[] } };
      this.#waiting.get(id)?.(result);
    });
  }

  static async open(url: string): Promise<CoverageSession> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    const session = new CoverageSession(socket);
    await session.#send("Profiler.enable");
    await session.#send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    return session;
  }

  /** The functions that ran since the session began or the last result was taken. */
  async take(): Promise<readonly ScriptCoverage[]> {
    return (await this.#send("Profiler.takePreciseCoverage")).result;
  }

  close(): void {
    this.socket.close();
  }

  #send(method: string, params: object = {}): Promise<{ readonly result: readonly ScriptCoverage[] }> {
    const id = ++this.#id;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }
}
