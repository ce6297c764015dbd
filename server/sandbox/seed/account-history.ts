// The movements of one account over some days, ending at its current balance.
import { addDays, weekdayOf } from '../../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../../domain/jakarta-time.ts';
import { bankAccount } from '../../ledger/accounts.ts';
import { minorOf } from '../../db/numeric.ts';
import { nameBehind } from '../../host/sandbox-payees.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { DemoAccount } from './demo-account.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

const holderOf = (number: string) => ({ name: nameBehind(number), number });
const partners = [
  { ...holderOf('1240011223344'), bank: 'Bank Mandiri', word: 'JASA LOGISTIK' },
  { ...holderOf('5270338812'), bank: 'Bank Central Asia', word: 'BAHAN BAKU' },
  { ...holderOf('0218834471'), bank: 'Bank Negara Indonesia', word: 'PELUNASAN FAKTUR' },
  { ...holderOf('701882210045'), bank: 'Bank CIMB Niaga', word: 'SUKU CADANG' },
  { ...holderOf('020601004418302'), bank: 'Bank Rakyat Indonesia', word: 'KEMASAN' },
  { ...holderOf('7104882015'), bank: 'Bank Syariah Indonesia', word: 'UANG MUKA PESANAN' },
  { ...holderOf('1180007765432'), bank: 'Bank Mandiri', word: 'BAHAN BAKAR' },
] as const;
const foreignPartners = [
  { name: 'Harbour Trading Pte Ltd', number: '0039011820', bank: 'DBS Bank Singapore', word: 'EXPORT PROCEEDS' },
  { name: 'Pacific Rim Imports Inc', number: '4411820093', bank: 'Wells Fargo Bank', word: 'EXPORT PROCEEDS' },
  { name: 'Keppel Machinery Pte Ltd', number: '5018832004', bank: 'United Overseas Bank', word: 'MACHINE PARTS' },
] as const;
const channels = ['internet-banking', 'BI-FAST', 'clearing', 'RTGS', 'online', 'branch'] as const;

const isWeekend = (date: string) => weekdayOf(date) > 5;

const magnitude = (account: DemoAccount): bigint => {
  const balance = minorOf(account.balance);
  return balance < 0n ? -balance : balance;
};

/** Returns a rounded amount between 0.1 % and 2 % of the usual balance of the account. */
function amountOf(account: DemoAccount, chance: SeededRandom): bigint {
  const step = account.currency === 'IDR' ? 50_000_00n : 25_00n;
  const raw = (magnitude(account) * BigInt(10 + chance.below(190))) / 10_000n;
  return (raw / step + 1n) * step;
}

interface Moment {
  readonly date: string;
  readonly at: Date;
}

function entryAt(
  account: DemoAccount,
  chance: SeededRandom,
  { date, at }: Moment,
  amount: bigint,
  line: number,
): Entry {
  const { companyId, accountId, currency } = account;
  const partner = currency === 'IDR' ? chance.pick(partners) : chance.pick(foreignPartners);
  const way = amount < 0n ? 'TRF KE' : 'TRF DARI';
  const invoice = `INV/${date.slice(2, 4)}${date.slice(5, 7)}/${String(1 + chance.below(9999)).padStart(4, '0')}`;
  const description = `${way} ${partner.name.toUpperCase()} ${partner.word} ${invoice}`;
  return {
    kind: 'history',
    reference: `${accountId}/${date}/${line}`,
    valueDate: date,
    bookedAt: at,
    channel: currency === 'IDR' ? chance.pick(channels) : 'swift',
    lines: [
      {
        companyId,
        accountId,
        amount,
        description,
        counterpartyName: partner.name,
        counterpartyNumber: partner.number,
        counterpartyBank: partner.bank,
      },
      { ...bankAccount('clearing', currency), amount: -amount, description },
    ],
  };
}

function countOn(account: DemoAccount, chance: SeededRandom, date: string): number {
  if (isWeekend(date)) return 0;
  return Math.trunc(account.tenthsADay / 10) + (chance.below(10) < account.tenthsADay % 10 ? 1 : 0);
}

function dayOf(account: DemoAccount, chance: SeededRandom, date: string, runningBefore: bigint): Entry[] {
  const usual = minorOf(account.balance);
  let running = runningBefore;
  const minutes = Array.from({ length: countOn(account, chance, date) }, () => chance.below(540)).toSorted(
    (left, right) => left - right,
  );
  return minutes.map((minute, line) => {
    const isHigh = running > usual + magnitude(account) / 20n;
    const isLow = running < usual - magnitude(account) / 20n;
    const takes = isHigh || (!isLow && chance.below(2) === 0);
    const size = amountOf(account, chance);
    const amount = takes ? -size : size;
    running += amount;
    const at = new Date(instantOf({ date, time: '08:00' }) + minute * 60_000);
    return entryAt(account, chance, { date, at }, amount, line);
  });
}

function openingEntry({ companyId, accountId, currency }: DemoAccount, date: string, amount: bigint): Entry {
  const description = 'SALDO AWAL';
  return {
    kind: 'opening',
    reference: `${companyId}/${accountId}`,
    valueDate: date,
    bookedAt: new Date(instantOf({ date, time: '00:00' })),
    channel: 'host',
    lines: [
      { companyId, accountId, amount, description },
      { ...bankAccount('opening', currency), amount: -amount, description },
    ],
  };
}

const ownAmount = (entry: Entry): bigint => entry.lines[0]?.amount ?? 0n;

export function historyOf(account: DemoAccount, now: Date, days: number): Entry[] {
  const chance = createSeededRandom(account.number);
  const today = jakartaMoment(now.getTime()).date;
  const first = addDays(today, -days);
  const entries: Entry[] = [];
  let running = minorOf(account.balance);
  for (let day = 1; day < days; day += 1) {
    const booked = dayOf(account, chance, addDays(first, day), running);
    running += booked.reduce((total, entry) => total + ownAmount(entry), 0n);
    entries.push(...booked);
  }
  const opening = minorOf(account.balance) * 2n - running;
  return opening === 0n ? entries : [openingEntry(account, first, opening), ...entries];
}
