// Billers, wallets and mobile operators: their limits, fees and settlement hours.
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { inForce } from './in-force.ts';
import { businessDay } from './business-day.ts';

export const institutionKeys = { table: 'institutions', keys: ['institution'] };

export const findInstitution = (db: Database, institution: string, now: Date) =>
  db
    .selectFrom('institutions')
    .selectAll()
    .where('institution', '=', institution)
    .where(inForce(institutionKeys, businessDay(now)))
    .executeTakeFirst();

export type InstitutionRow = NonNullable<Awaited<ReturnType<typeof findInstitution>>>;

/** Returns the hours of the service, which on the day of the moment end earlier where the institution settles before midnight. */
export function hoursOfInstitution(
  hours: ServiceHours,
  service: ServiceCode,
  { closes_at: closesAt, source }: Pick<InstitutionRow, 'closes_at' | 'source'>,
  at: Date,
): ServiceHours {
  const { date } = jakartaMoment(at.getTime());
  if (closesAt === null) return hours;
  return { ...hours, exceptions: [...hours.exceptions, { service, date, opensAt: null, closesAt, source }] };
}
