// The way to PostgreSQL: what is asked in one go leaves in one packet, and one that stays silent is given up on.
import { Socket } from 'node:net';

/** pg lets go of each statement by itself; it waits here for those that are asked before anything else happens. */
function gather(socket: Socket): void {
  const letGo = socket.uncork.bind(socket);
  socket.uncork = () => process.nextTick(letGo);
}

export function postgresSocket(longestSilence: number): Socket {
  const socket = new Socket();
  gather(socket);
  return socket.setTimeout(longestSilence, () => socket.destroy());
}
