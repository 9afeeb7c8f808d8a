/** Whether a pooler between this process and the server gives each transaction any session of the server. */
import type { Database } from "./database.js";

/** Other users of a pooler may take the sessions by which it is seen, so one look may miss it. */
const LOOKS = 3;

interface Client {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/**
 * A session that one connection has used is given to another one, or a connection gets another session. Settings of a
 * connection and its subscription to notices do not last there.
 */
export async function sharesSessions(database: Database): Promise<boolean> {
  const client = database.client as Client;
  const opened = await Promise.allSettled([client.acquireConnection(), client.acquireConnection()]);
  const connections = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  try {
    const [one, other] = connections;
    if (other === undefined) return false;
    for (let look = 0; look < LOOKS; look += 1) {
      const before = await sessionOf(database, one);
      const after = await sessionOf(database, one);
      if (after !== before || (await sessionOf(database, other)) === after) return true;
    }
    return false;
  } finally {
    await Promise.all(connections.map((connection) => client.releaseConnection(connection)));
  }
}

async function sessionOf(database: Database, connection: unknown): Promise<unknown> {
  const { rows } = (await database.raw("SELECT pg_backend_pid() AS pid").connection(connection)) as {
    rows: { pid: unknown }[];
  };
  return rows[0]?.pid;
}
