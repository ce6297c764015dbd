import type { CalendarDate } from '../../domain/calendar-date.ts';
import { remainingOf, type LimitUse } from '../../domain/limit-use.ts';
import { toWire, zero, type Money } from '../../domain/money.ts';
import { thresholdInForce, type ThresholdRow } from '../../domain/underlying.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { UnderlyingRoom } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { inForce } from '../reference/in-force.ts';
import { businessDay } from '../reference/business-day.ts';
import { Refusal } from '../refusal.ts';
import { documentsQuery, readMonthlyUse } from './store.ts';
import { dollars } from './wire.ts';

type UnderlyingHandlers = Handlers<Context>;

/** Returns the threshold that is valid on a day. Throws when there is none. */
export async function readThreshold(db: Database, on: CalendarDate): Promise<ThresholdRow> {
  const rows = await db.selectFrom('thresholds').selectAll().where('kind', '=', 'UNDERLYING_DOCUMENT').execute();
  const known = rows.map((row) => ({
    kind: row.kind,
    amount: { minor: minorOf(row.amount), currency: row.currency },
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    source: row.source,
  }));
  const threshold = thresholdInForce(known, 'UNDERLYING_DOCUMENT', on);
  if (!threshold) throw new Refusal('132');
  return threshold;
}

/** Returns the company's monthly limit and its use, or null when the bank set none. */
export async function readForeignLimit(
  db: Database,
  companyId: string,
  on: CalendarDate,
  exceptRefNo = '',
): Promise<LimitUse | null> {
  const found = await db
    .selectFrom('foreign_currency_limits')
    .select('amount')
    .where('company_id', '=', companyId)
    .where(inForce({ table: 'foreign_currency_limits', keys: ['company_id'] }, on))
    .executeTakeFirst();
  if (!found) return null;
  const { used, reserved } = await readMonthlyUse(db, companyId, on, { withoutDocuments: false, exceptRefNo });
  return { limit: dollars(found.amount), used: dollars(used), reserved: dollars(reserved) };
}

async function roomOfDocuments(db: Database, companyId: string, on: CalendarDate): Promise<LimitUse> {
  const accepted = documentsQuery(db, companyId, on).where('review', '=', 'accepted').where('expires_on', '>=', on);
  const rows = await accepted.execute();
  const sumOf = (pick: (row: (typeof rows)[number]) => string): Money => ({
    ...zero('USD'),
    minor: rows.reduce((total, row) => total + minorOf(pick(row)), 0n),
  });
  return {
    limit: sumOf((row) => row.limit_eq),
    used: sumOf((row) => row.used),
    reserved: sumOf((row) => row.reserved),
  };
}

const onWire = (use: LimitUse): UnderlyingRoom => ({
  limit: toWire(use.limit),
  used: toWire(use.used),
  reserved: toWire(use.reserved),
  remaining: toWire(remainingOf(use)),
});

export const getUnderlyingLimits: UnderlyingHandlers['getUnderlyingLimits'] = async (_, { db, who, now }) => {
  const today = businessDay(now);
  const { amount, effectiveFrom, effectiveTo, source } = await readThreshold(db, today);
  const small = await readMonthlyUse(db, who.companyId, today, { withoutDocuments: true });
  const foreign = await readForeignLimit(db, who.companyId, today);
  return {
    month: today.slice(0, 7),
    withoutDocuments: onWire({ limit: amount, used: dollars(small.used), reserved: dollars(small.reserved) }),
    withDocuments: onWire(await roomOfDocuments(db, who.companyId, today)),
    fcyLimit: foreign && onWire(foreign),
    rule: { threshold: toWire(amount), effectiveFrom, effectiveTo, source },
  };
};
