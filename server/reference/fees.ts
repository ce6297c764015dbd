import type { CalendarDate } from '../../domain/calendar-date.ts';
import { provisionFee } from '../../domain/fees.ts';
import type { ChargeInstruction } from '../../domain/fees.ts';
import { compare, money } from '../../domain/money.ts';
import type { Money } from '../../domain/money.ts';
import { flatMap, mapValue, success } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { ServiceCode, TariffType } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { inForce } from './in-force.ts';
import { equivalentOf } from './rates.ts';

export const feeKeys = { table: 'fees', keys: ['service', 'fee_type', 'charge_instruction', 'currency'] };

export interface FeeLine {
  readonly type: TariffType;
  /** The receiver of the fee, as in domain/fees.ts. */
  readonly takenBy: 'sender-bank' | 'other-bank';
  /** In the transaction's currency. */
  readonly amount: Money;
}

export interface FeeRequest {
  readonly service: ServiceCode;
  readonly amount: Money;
  readonly instruction?: ChargeInstruction;
  readonly on: CalendarDate;
  readonly now: Date;
}

type FeeRow = Awaited<ReturnType<typeof readFeeRows>>[number];

function readFeeRows(db: Database, { service, instruction, on }: FeeRequest) {
  return db
    .selectFrom('fees')
    .selectAll()
    .where('service', '=', service)
    .where('charge_instruction', 'in', instruction ? ['', instruction] : [''])
    .where(inForce(feeKeys, on))
    .orderBy('fee_type')
    .execute();
}

/** Reads the fees of one transaction, except that of a biller, which institutions.ts reads. */
export async function readFeeLines(db: Database, request: FeeRequest): Promise<Result<FeeLine[]>> {
  const lines: FeeLine[] = [];
  for (const row of await readFeeRows(db, request)) {
    if (row.tariff_kind === 'range' && row.fee_type !== 'correspondent') continue;
    const amount = await feeAmount(db, row, request);
    if (!amount.ok) return amount;
    const takenBy = row.fee_type === 'correspondent' ? 'other-bank' : 'sender-bank';
    lines.push({ type: row.fee_type, takenBy, amount: amount.value });
  }
  return success(lines);
}

async function feeAmount(db: Database, row: FeeRow, { amount, now }: FeeRequest): Promise<Result<Money>> {
  const fixed = row.tariff_kind === 'range' ? row.highest : row.amount;
  if (row.percentage === null)
    return equivalentOf(db, money(minorOf(fixed ?? '0'), row.currency), amount.currency, now);
  const base = await equivalentOf(db, amount, row.currency, now);
  if (!base.ok) return base;
  const least = money(minorOf(row.lowest ?? '0'), row.currency);
  const fee = flatMap(provisionFee(base.value, row.percentage, least), (found) => atMost(found, row.highest));
  return fee.ok ? equivalentOf(db, fee.value, amount.currency, now) : fee;
}

function atMost(fee: Money, highest: string | null): Result<Money> {
  if (highest === null) return success(fee);
  const most = money(minorOf(highest), fee.currency);
  return mapValue(compare(fee, most), (order) => (order > 0 ? most : fee));
}
