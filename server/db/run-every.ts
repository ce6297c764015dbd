// What a PostgreSQL has processes beside it for, the embedded database is given by the clock.
const warn = (event: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : 'unknown';
  console.error(JSON.stringify({ level: 'warn', event, reason }));
};

/** Again and again until the answer is called. */
export function repeat(milliseconds: number, work: () => Promise<unknown>, trouble: string): () => void {
  const timer = setInterval(() => void work().catch(warn(trouble)), milliseconds).unref();
  return () => clearInterval(timer);
}
