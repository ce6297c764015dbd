// A connection whose question stays without an answer for too long is given up on.
import type pg from 'pg';

// With the promises or the time-out of pg itself, answers live on until the whole heap is cleaned.
const asked = (client: pg.PoolClient, question: pg.QueryConfig) =>
  new Promise<pg.QueryResult>((resolve, reject) =>
    client.query(question, (error: Error | null, result) => (error ? reject(error) : resolve(result))),
  );

export type Ask = typeof asked;

export interface Watch {
  readonly ask: Ask;
  stop(): void;
}

const survive = () => undefined;

export function watchSilence(longest: number): Watch {
  const waiting = new Map<pg.PoolClient, number>();

  function endSilent(): void {
    const oldest = performance.now() - longest;
    for (const [client, since] of waiting) if (since < oldest) client.end().catch(survive);
  }

  const timer = setInterval(endSilent, longest / 10).unref();
  return {
    async ask(client, question) {
      waiting.set(client, performance.now());
      try {
        return await asked(client, question);
      } finally {
        waiting.delete(client);
      }
    },
    stop: () => clearInterval(timer),
  };
}
