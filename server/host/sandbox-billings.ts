// The billings of the sandbox that were not created in the portal. Each is computed from its number.
import { createHash } from 'node:crypto';
import { addDays } from '../../domain/calendar-date.ts';
import { parseBillingId } from '../../domain/identifiers/tax.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { CustomsBilling, NonTaxBilling, TaxBilling, TaxOfficeBilling } from '../../generated/types.ts';
import { taxpayerOf } from './sandbox-taxpayers.ts';

type Named = Pick<TaxOfficeBilling, 'mapCode' | 'mapName' | 'kjsCode' | 'kjsName'>;

const company = '0013456785051000';

const deposits: readonly Named[] = [
  { mapCode: '411121', mapName: 'PPh Pasal 21', kjsCode: '100', kjsName: 'Masa PPh 21' },
  { mapCode: '411124', mapName: 'PPh Pasal 23', kjsCode: '100', kjsName: 'Masa PPh 23' },
  { mapCode: '411126', mapName: 'PPh Pasal 25/29 Badan', kjsCode: '100', kjsName: 'Masa PPh 25/29' },
  { mapCode: '411211', mapName: 'PPN Dalam Negeri', kjsCode: '100', kjsName: 'Masa PPN' },
];

/** The amounts of the contract's examples, in whole rupiah. */
const knownAmounts: Readonly<Record<string, number>> = {
  '126112300458217': 125_430_000,
  '026112300014725': 87_450_000,
  '526112100088143': 88_214_000,
  '826112000045790': 1_500_000,
};
const knownDeposits: Readonly<Record<string, number>> = { '126112300458217': 3, '026112300014725': 0 };

const numberFrom = (billingId: string, of: string): number =>
  createHash('sha256').update(`${of}/${billingId}`).digest().readUInt32BE(0);

/** An ending from 90000 on is also the ending of the amount, which decides what the host answers to the payment. */
function amountOf(billingId: string) {
  const ending = Number(billingId.slice(-5));
  const invented = 1_000_000 + (numberFrom(billingId, 'amount') % 40_000) * 1_000;
  const scripted = 2_000_000 + ending;
  const whole = knownAmounts[billingId] ?? (ending >= 90_000 ? scripted : invented);
  return { value: `${whole}.00`, currency: 'IDR' } as const;
}

/** A billing whose number ends with 90189 has expired. */
function expiryOf(billingId: string, now: Date, days: number): string {
  const today = jakartaMoment(now.getTime()).date;
  return `${addDays(today, billingId.endsWith('90189') ? -1 : days)}T23:59:59+07:00`;
}

/** The period of a tax is one of the last twelve months, so that two billings of a test rarely have the same. */
function taxOffice(billingId: string, now: Date): TaxOfficeBilling {
  const { date } = jakartaMoment(now.getTime());
  const thisMonth = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const isKnown = billingId in knownDeposits;
  const month = thisMonth - 1 - (isKnown ? 0 : numberFrom(billingId, 'period') % 12);
  const at = knownDeposits[billingId] ?? numberFrom(billingId, 'deposit') % deposits.length;
  const deposit = deposits[at] ?? deposits[0];
  if (!deposit) throw new Error('There is no deposit');
  const { name, address } = taxpayerOf(company);
  const of = (month % 12) + 1;
  return {
    kind: 'tax-office',
    billingId,
    npwp: company,
    taxpayerName: name,
    taxpayerAddress: address,
    ...deposit,
    taxpayerPeriod: { fromMonth: of, toMonth: of, year: Math.floor(month / 12) },
    amount: amountOf(billingId),
    expiresAt: expiryOf(billingId, now, 30),
  };
}

const customs = (billingId: string, now: Date): CustomsBilling => ({
  kind: 'customs',
  billingId,
  npwp: company,
  taxpayerName: taxpayerOf(company).name,
  documentType: 'PIB',
  documentNumber: billingId.slice(-6),
  documentDate: addDays(jakartaMoment(now.getTime()).date, -3),
  kpbbcCode: '040300',
  kpbbcName: 'KPU Bea dan Cukai Tanjung Priok',
  amount: amountOf(billingId),
  expiresAt: expiryOf(billingId, now, 7),
});

const nonTax = (billingId: string, now: Date): NonTaxBilling => ({
  kind: 'non-tax',
  billingId,
  taxpayerName: taxpayerOf(company).name,
  ministry: 'Kementerian Perdagangan',
  eselonUnit: 'Ditjen Perdagangan Luar Negeri',
  workUnit: 'Direktorat Impor',
  amount: amountOf(billingId),
  expiresAt: expiryOf(billingId, now, 7),
});

const invent = { 'tax-office': taxOffice, customs, 'non-tax': nonTax } as const;

export function inventedBilling(billingId: string, now: Date): TaxBilling {
  const parsed = parseBillingId(billingId);
  if (!parsed.ok) throw new Error(`${billingId} is no billing ID`);
  return invent[parsed.value.kind](billingId, now);
}
