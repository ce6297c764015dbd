// Only one process may open a folder of the embedded database, because two would corrupt it. The lock is a listening
// socket: the operating system closes it when the process ends, even after a crash.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';

function addressOf(folder: string): string {
  const name = `bank-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

async function isHeld(address: string): Promise<boolean> {
  const socket = connect(address);
  const held = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return held;
}

async function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * Locks the folder until the returned function is called or the process ends. Throws a StartRefusal when another
 * process has locked it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const address = addressOf(folder);
  let server = await listen(address);
  if (!server && !(await isHeld(address))) {
    await rm(address, { force: true });
    server = await listen(address);
  }
  if (!server)
    throw new StartRefusal(`Another process has opened ${folder}. End it, or name another folder in DATA_FOLDER.`);
  server.unref();
  return () => void server.close();
}
