// What every question about the whole approval set-up of a company begins with, read once.
import { loadCompany, type Company } from '../approval/load.ts';
import { loadMatrix, type OwnedMatrix } from '../approval/matrix.ts';
import type { Context } from '../context.ts';
import { readCeilings, type CeilingOf } from './ceilings.ts';

export interface KnownCompany {
  readonly company: Company;
  readonly matrix: OwnedMatrix;
  readonly ceilingOf: CeilingOf;
}

export async function knownCompany(context: Pick<Context, 'db' | 'who' | 'now'>): Promise<KnownCompany> {
  const company = await loadCompany(context.db, context.who);
  return {
    company,
    matrix: await loadMatrix(context.db, context.who.companyId),
    ceilingOf: await readCeilings(context, company),
  };
}
