const warn = (event: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : 'unknown';
  console.error(JSON.stringify({ level: 'warn', event, reason }));
};

/** Runs the work at this interval until the returned function is called; logs a failure and goes on. */
export function runEvery(milliseconds: number, work: () => Promise<unknown>, trouble: string): () => void {
  const timer = setInterval(() => void work().catch(warn(trouble)), milliseconds).unref();
  return () => clearInterval(timer);
}
