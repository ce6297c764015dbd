// The customers of the sandbox's wallets, games and prepaid electricity. The same number always has the same customer.
import { createHash } from 'node:crypto';
import type { Money } from '../../domain/money.ts';
import type { TopUpAnswer, TopUpQuestion } from './host.ts';
import { hostCode } from './rail-codes.ts';
import { codeOfNumber, isUnanswered } from './sandbox-answers.ts';
import { nameBehind } from './sandbox-payees.ts';

interface Meter {
  readonly meterNumber: string;
  readonly customerId: string;
  readonly name: string;
  readonly tariff: string;
}

// The contract's examples and the demonstration payments use these meters.
const knownMeters: readonly Meter[] = [
  {
    meterNumber: '14038871204',
    customerId: '538711209920',
    name: 'PT Nusantara Sejahtera',
    tariff: 'R1M / 1300 VA',
  },
  { meterNumber: '86200417733', customerId: '512300418850', name: 'PT Bahari Makmur Sentosa', tariff: 'B2 / 13200 VA' },
];

const meterDigits = 11;

const digitsFrom = (seed: string, length: number) =>
  createHash('sha256').update(`meter/${seed}`).digest().readBigUInt64BE(0).toString().padStart(20, '0').slice(-length);

/** Returns the meter of a meter number (11 digits) or a customer number (12 digits). */
export function meterOf(number: string): Meter {
  const known = knownMeters.find(({ meterNumber, customerId }) => number === meterNumber || number === customerId);
  if (known) return known;
  const isMeter = number.length === meterDigits;
  const meterNumber = isMeter ? number : digitsFrom(number, meterDigits);
  const customerId = isMeter ? `53${digitsFrom(number, 10)}` : number;
  return { meterNumber, customerId, name: nameBehind(meterNumber), tariff: 'B2 / 13200 VA' };
}

/** The tariff in hundredths of a rupiah for a kilowatt-hour. */
const tariffPerHour = 144_470n;

/** Returns the kilowatt-hours with two decimals. */
export function energyFor({ minor }: Money): string {
  const hundredths = (minor * 100n) / tariffPerHour;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Wallets show the first name and the initial of the last one. */
function shortened(name: string): string {
  const [first = '', second = ''] = name.toUpperCase().split(' ');
  return second ? `${first} ${second.slice(0, 1)}` : first;
}

const wallets: readonly string[] = ['GOPAY', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY'];

function foundAt({
  institution,
  customerNumber,
}: TopUpQuestion): Omit<Extract<TopUpAnswer, { kind: 'found' }>, 'kind'> {
  if (institution === 'PLN_PREPAID') {
    const { meterNumber, customerId, name, tariff } = meterOf(customerNumber);
    const facts = [
      { label: 'Nomor meter', value: meterNumber },
      { label: 'IDPEL', value: customerId },
      { label: 'Tarif/Daya', value: tariff },
    ];
    return { customerName: name, facts };
  }
  if (wallets.includes(institution)) return { customerName: shortened(nameBehind(customerNumber)), facts: [] };
  const isGame = institution.endsWith('WALLET') || institution.includes('LEGENDS');
  return { customerName: isGame ? `Player${digitsFrom(customerNumber, 4)}` : '', facts: [] };
}

export function customerOf(question: TopUpQuestion): TopUpAnswer {
  const { customerNumber } = question;
  if (isUnanswered(customerNumber)) return { kind: 'timeout' };
  const code = codeOfNumber(customerNumber, 'SVC_TOPUP');
  if (code) return { kind: 'rejected', code: code.startsWith('HOST_TOPUP') ? code : hostCode('SVC_TOPUP', '14') };
  return { kind: 'found', ...foundAt(question) };
}
