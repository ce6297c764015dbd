import type { CalendarDate } from './calendar-date.ts';
import { jakartaMoment } from './jakarta-time.ts';
import { failure, success, type Result } from './result.ts';

export type TaxPeriod = { readonly fromMonth: number; readonly toMonth: number; readonly year: number };

/** What a kind of deposit (KJS) asks for. */
export type DepositNeeds = {
  readonly periodKind: 'month' | 'months' | 'year';
  readonly needsAssessmentLetter: boolean;
  readonly needsTaxObject: boolean;
};

type TaxCodes = { readonly mapCode: string; readonly kjsCode: string };

/** The code of a kind of deposit, which one tax account has (KAP-KJS), as tax forms write it. */
export const depositCode = ({ mapCode, kjsCode }: TaxCodes): string => `${mapCode}-${kjsCode}`;

type Deposit = {
  readonly taxpayerPeriod: TaxPeriod;
  readonly assessmentLetterNumber?: string | undefined;
  readonly taxObjectNumber?: string | undefined;
  readonly taxObjectAddress?: object | undefined;
};

/** What identifies a tax that is paid once: an equal payment is one that was made already. */
type PaidOnce = {
  readonly npwp: string;
  readonly mapCode: string;
  readonly kjsCode: string;
  readonly taxpayerPeriod: TaxPeriod;
  readonly assessmentLetterNumber?: string | undefined;
  readonly taxObjectNumber?: string | undefined;
  readonly amount: { readonly value: string };
};

/** The 16 digits that the tax office uses now: the old 15 digits stand behind a 0. */
export const currentNpwp = (npwp: string): string => (npwp.length === 15 ? `0${npwp}` : npwp);

/** The old 15 digits; undefined for a NIK, which has none. */
export function formerNpwp(npwp: string): string | undefined {
  if (npwp.length === 15) return npwp;
  return npwp.startsWith('0') ? npwp.slice(1) : undefined;
}

/** The same taxpayer has the same key, whichever form of the NPWP is written. */
export const taxKey = ({ npwp, mapCode, kjsCode, taxpayerPeriod, amount, ...deposit }: PaidOnce): string => {
  const { fromMonth, toMonth, year } = taxpayerPeriod;
  const { assessmentLetterNumber = '', taxObjectNumber = '' } = deposit;
  const named = [assessmentLetterNumber, taxObjectNumber, amount.value];
  return [currentNpwp(npwp), mapCode, kjsCode, fromMonth, toMonth, year, ...named].join('/');
};

export function checkPeriod({ fromMonth, toMonth }: TaxPeriod, kind: DepositNeeds['periodKind']): Result<true> {
  const fits = {
    month: fromMonth === toMonth,
    months: fromMonth <= toMonth,
    year: fromMonth === 1 && toMonth === 12,
  };
  return fits[kind] ? success(true) : failure('1174');
}

/** Whether the last month has not begun yet; a year is paid for from its beginning. */
function isAhead({ toMonth, year }: TaxPeriod, kind: DepositNeeds['periodKind'], today: CalendarDate): boolean {
  const last = kind === 'year' ? `${year}-01` : `${year}-${String(toMonth).padStart(2, '0')}`;
  return last > today.slice(0, 7);
}

export type DepositFault = { readonly field: string; readonly code: '9090' | '1174' | 'TAX_PERIOD_AHEAD' };

function periodFaults(period: TaxPeriod, kind: DepositNeeds['periodKind'], today: CalendarDate): DepositFault[] {
  const field = 'taxpayerPeriod';
  if (!checkPeriod(period, kind).ok) return [{ field, code: '1174' }];
  return isAhead(period, kind, today) ? [{ field, code: 'TAX_PERIOD_AHEAD' }] : [];
}

/** Returns the fields that this kind of deposit needs and the form does not have, or has wrong. */
export function depositFaults(deposit: Deposit, needs: DepositNeeds, today: CalendarDate): DepositFault[] {
  const { taxpayerPeriod, assessmentLetterNumber, taxObjectNumber, taxObjectAddress } = deposit;
  const missing = [
    needs.needsAssessmentLetter && !assessmentLetterNumber && 'assessmentLetterNumber',
    needs.needsTaxObject && !taxObjectNumber && 'taxObjectNumber',
    needs.needsTaxObject && !taxObjectAddress && 'taxObjectAddress',
  ].filter((field) => field !== false);
  return [
    ...periodFaults(taxpayerPeriod, needs.periodKind, today),
    ...missing.map((field) => ({ field, code: '9090' }) as const),
  ];
}

const dayOf = (instant: string): CalendarDate => jakartaMoment(Date.parse(instant)).date;

/** A billing can be paid until the moment of its expiry, also on a later day that the payment is for. */
export function checkExpiry(expiresAt: string, now: Date, executionDate: CalendarDate): Result<true> {
  const isOver = Date.parse(expiresAt) < now.getTime() || executionDate > dayOf(expiresAt);
  return isOver ? failure('189', { date: { date: dayOf(expiresAt) } }) : success(true);
}
