// Seeds credit lines, what is drawn on them, and the instalments of the loans.
import { addDays, addMonths, daysBetween, weekdayOf } from '../../../domain/calendar-date.ts';
import { loanBasis, simpleInterest } from '../../../domain/interest.ts';
import type { Database } from '../../db/database.ts';
import { minorOf, numericOf } from '../../db/numeric.ts';
import { demoAccounts } from './account-list.ts';
import type { DemoAccount } from './demo-account.ts';
import { demoFacilities } from './facility-list.ts';
import { financingRecords } from './financing-records.ts';
import { tradeRecords } from './trade-records.ts';

interface Plan {
  readonly accountId: string;
  readonly firstDue: string;
  readonly principal: bigint;
}

const plans: readonly Plan[] = [
  { accountId: 'ln-0201', firstDue: '2026-11-05', principal: 262_780_000_00n },
  { accountId: 'ln-0202', firstDue: '2026-08-28', principal: 25_000_00n },
  { accountId: 'ln-0301', firstDue: '2026-05-20', principal: 150_000_000_00n },
];

/** Moves a Saturday or Sunday to the next Monday. */
const onWorkingDay = (date: string) => addDays(date, Math.max(0, [0, 0, 0, 0, 0, 2, 1][weekdayOf(date) - 1] ?? 0));

function dueDates({ firstDue }: Plan, maturityDate: string): string[] {
  const dates: string[] = [];
  for (let month = 0; addMonths(firstDue, month) <= maturityDate; month += 1)
    dates.push(onWorkingDay(addMonths(firstDue, month)));
  return dates;
}

/** Returns equal instalments, the last one with the remainder. Those that the balance no longer includes are paid. */
function instalmentsOf(account: DemoAccount, plan: Plan) {
  const dates = dueDates(plan, String(account.details['maturityDate']));
  const outstanding = -minorOf(account.balance);
  let remaining = minorOf(String(account.details['plafond']));
  return dates.map((due, index) => {
    const before = remaining;
    const isLast = index === dates.length - 1;
    const principal = isLast || before < plan.principal ? before : plan.principal;
    remaining = before - principal;
    const days = daysBetween(dates[index - 1] ?? String(account.details['drawnOn']), due);
    return {
      company_id: account.companyId,
      account_id: account.accountId,
      number: index + 1,
      due_date: due,
      principal: numericOf(principal),
      interest: numericOf(simpleInterest(before, account.rate, days, loanBasis(account.currency))),
      remaining: numericOf(remaining),
      paid_on: remaining >= outstanding ? due : null,
    };
  });
}

export async function seedFacilities(db: Database): Promise<void> {
  const facilities = demoFacilities.map((row) => ({ ...row, details: JSON.stringify(row.details) }));
  await db.insertInto('facilities').values(facilities).execute();
  const records = [...tradeRecords, ...financingRecords].map((row) => ({
    ...row,
    details: JSON.stringify(row.details),
  }));
  await db.insertInto('facility_records').values(records).execute();
  for (const plan of plans) {
    const account = demoAccounts.find(({ accountId }) => accountId === plan.accountId);
    if (account) await db.insertInto('loan_instalments').values(instalmentsOf(account, plan)).execute();
  }
}
