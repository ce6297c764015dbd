// Reads the accounts that no row of the approval matrix covers, and how much of the daily limits is used.
import { hasRoute } from '../../../domain/approval/account-coverage.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { leftToSend, usedPercentage, type LimitUse } from '../../../domain/limit-use.ts';
import { money, toWire } from '../../../domain/money.ts';
import type { AdminDashboard, DailyLimitFigure } from '../../../generated/types.ts';
import { loadMatrix, type OwnedMatrix } from '../../approval/matrix.ts';
import type { ReadingTexts } from '../../context.ts';
import { readDailyUse } from '../../ledger/daily-use.ts';
import { readServiceNames } from '../../reference/services.ts';

const mostShown = 20;

export async function readAccountsWithoutRoute(
  { db, who }: Pick<ReadingTexts, 'db' | 'who'>,
  most = mostShown,
  matrix?: OwnedMatrix,
): Promise<Pick<AdminDashboard, 'accountsWithoutRoute' | 'accountsWithoutRouteCount'>> {
  if (who.isSingleAccess) return { accountsWithoutRoute: [], accountsWithoutRouteCount: 0 };
  const { rows } = matrix ?? (await loadMatrix(db, who.companyId));
  const accounts = await db
    .selectFrom('accounts')
    .select(['account_id as id', 'number', 'alias', 'currency'])
    .where('company_id', '=', who.companyId)
    .where('kind', 'in', ['CA', 'SA'])
    .where('status', '!=', 'closed')
    .orderBy('number')
    .execute();
  const uncovered = accounts.filter((account) => !hasRoute(rows, account));
  return { accountsWithoutRoute: uncovered.slice(0, most), accountsWithoutRouteCount: uncovered.length };
}

const figureOf = (id: DailyLimitFigure['id'], name: string, use: LimitUse): DailyLimitFigure => ({
  id,
  name,
  limit: toWire(use.limit).value,
  used: toWire(money(use.used.minor + use.reserved.minor, 'IDR')).value,
  remaining: toWire(leftToSend({ service: use, company: null }) ?? use.limit).value,
  usedShare: usedPercentage(use),
});

const allServices = { EN: 'All transactions', ID: 'Semua transaksi' } as const;

export async function readLimitFigures({ db, who, now, language }: ReadingTexts): Promise<DailyLimitFigure[]> {
  const names = await readServiceNames(db, language);
  const day = jakartaMoment(now.getTime()).date;
  const { services, company } = await readDailyUse(db, { companyId: who.companyId, day });
  // By the code where two are used alike, so that both languages show the same ones.
  const single = services
    .toSorted((left, right) => left.service.localeCompare(right.service))
    .map((use) => figureOf(use.service, names.get(use.service) ?? use.service, use))
    .toSorted((left, right) => Number(right.usedShare) - Number(left.usedShare));
  return [...(company ? [figureOf(null, allServices[language], company)] : []), ...single];
}
