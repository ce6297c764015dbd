// One connection listens on all channels of a process. PostgreSQL wakes every listening connection of the database for
// each NOTIFY, also of channels that it does not listen on, and each decision sends one.
import pg from 'pg';

interface Subscription {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onLost: () => void;
}

interface Shared {
  readonly client: pg.Client;
  readonly connected: Promise<unknown>;
  /** Those that have asked; they hear messages as soon as PostgreSQL sends them. */
  readonly asked: Set<Subscription>;
  /** Those that listen, and are notified when the connection is lost. */
  readonly listening: Set<Subscription>;
}

export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>;

// Without an error listener, a lost connection would end the process. The running query rejects anyway.
const survive = () => undefined;

function share(client: pg.Client, onEnd: () => void): Shared {
  const asked = new Set<Subscription>();
  const listening = new Set<Subscription>();
  client.on('error', survive);
  client.on('notification', ({ channel, payload }) => {
    for (const one of asked) if (one.channel === channel) one.onMessage(payload ?? '');
  });
  client.once('end', () => {
    onEnd();
    for (const { onLost } of listening) onLost();
  });
  return { client, connected: client.connect(), asked, listening };
}

async function leaveChannel({ client, asked }: Shared, channel: string): Promise<void> {
  if ([...asked].some((one) => one.channel === channel)) return;
  await client.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(survive);
}

/** connect makes a client that is not connected yet. */
export function createListener(connect: () => pg.Client): Listen {
  let current: Shared | undefined;

  function opened(): Shared {
    if (current) return current;
    const shared = share(connect(), () => forget(shared));
    current = shared;
    return shared;
  }

  function forget(shared: Shared): void {
    if (current === shared) current = undefined;
  }

  async function leave(shared: Shared, subscription: Subscription): Promise<void> {
    shared.listening.delete(subscription);
    shared.asked.delete(subscription);
    if (shared.asked.size > 0) return leaveChannel(shared, subscription.channel);
    forget(shared);
    await shared.client.end();
  }

  return async (channel, onMessage, onLost) => {
    const shared = opened();
    const subscription = { channel, onMessage, onLost };
    shared.asked.add(subscription);
    try {
      await shared.connected;
      await shared.client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await leave(shared, subscription).catch(survive);
      throw error;
    }
    shared.listening.add(subscription);
    return () => leave(shared, subscription);
  };
}
