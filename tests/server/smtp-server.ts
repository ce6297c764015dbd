// The minimum of SMTP (RFC 5321) that takes a mail, or fails in one of the ways in which mail servers fail.
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** silent: never answers; dripping: greets letter by letter, without end; late: takes the mail, never confirms it. */
export type SmtpManner = 'kind' | 'silent' | 'dripping' | 'late' | 'refusing' | 'breaking';

export interface SmtpServer {
  readonly url: string;
  readonly received: string[];
  readonly commands: string[];
  connections(): number;
  close(): Promise<void>;
}

const endOfMail = '\r\n.\r\n';

interface Hearing {
  readonly manner: SmtpManner;
  readonly received: string[];
  readonly commands: string[];
}

function converse(socket: Socket, { manner, received, commands }: Hearing): void {
  let isBody = false;
  let body = '';
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    commands.push(line);
    if (!/^DATA/i.test(line)) return say(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
    isBody = true;
    return say('354 go on');
  };
  const read = (text: string) => {
    body += text;
    if (manner === 'breaking') return void socket.destroy();
    if (!body.endsWith(endOfMail)) return undefined;
    received.push(body);
    isBody = false;
    body = '';
    return manner === 'late' ? undefined : say('250 taken');
  };
  socket.on('data', (chunk) => (isBody ? read(chunk.toString()) : chunk.toString().trim().split('\r\n').forEach(hear)));
  say('220 a mail server of the test');
}

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 20);
  socket.on('close', () => clearInterval(timer));
}

export async function startSmtp(manner: SmtpManner): Promise<SmtpServer> {
  const received: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => socket.destroy()));
    if (manner === 'refusing') socket.end('554 no thanks\r\n');
    else if (manner === 'dripping') drip(socket);
    else if (manner !== 'silent') converse(socket, { manner, received, commands });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    commands,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
