// One PostgreSQL server for the whole run; each test file creates its own database.
import type { TestProject } from 'vitest/node';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { startPostgres } from '../../scripts/temporary-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = project.config.mode === 'fast' ? undefined : findPostgres();
  const postgres = bin ? await startPostgres(bin) : undefined;
  project.provide('postgresUrl', postgres?.url ?? '');
  return postgres && (() => postgres.stop());
}
