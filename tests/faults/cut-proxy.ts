// A proxy between a server and its database, which can break all connections and refuse new ones.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface CutProxy {
  /** The database's address through this proxy. */
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

const survive = () => undefined;

export async function startCutProxy(databaseUrl: string): Promise<CutProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let server: Server;
  let port = 0;

  function join(from: Socket): void {
    const to = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', survive).on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  async function restore(): Promise<void> {
    server = createServer(join).listen(port, target.hostname);
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function cut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.resetAndDestroy();
    await closed;
  }

  await restore();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return { url: url.href, cut, restore };
}
