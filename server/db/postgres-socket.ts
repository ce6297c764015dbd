// The socket to PostgreSQL: sends the statements of one tick in one packet, and closes when PostgreSQL stays silent.
import { Socket } from 'node:net';

/** pg uncorks the socket after each statement; this delays it to the end of the tick, so that statements gather. */
function gather(socket: Socket): void {
  const uncork = socket.uncork.bind(socket);
  socket.uncork = () => process.nextTick(uncork);
}

export function postgresSocket(longestSilence: number): Socket {
  const socket = new Socket();
  gather(socket);
  return socket.setTimeout(longestSilence, () => socket.destroy());
}
