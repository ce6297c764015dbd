// The texts about a payment that waits for money: in its timeline, in the inbox and in mails.
import { formatMoment } from '../../domain/date-format.ts';
import { moneyFacts, type MoneyFact } from '../../domain/money-wait.ts';
import type { Language, WaitsForMoney } from '../../generated/types.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';

interface Words {
  readonly waits: (refNo: string) => string;
  /** amount: the amount with its payee or its file. */
  readonly unmoved: (amount: string) => string;
  readonly ofSeries: (refNo: string) => string;
  readonly missing: (amount: string) => string;
  readonly enough: string;
  readonly until: (moment: string) => string;
  readonly over: (moment: string) => string;
  readonly rateOver: (moment: string) => string;
  readonly again: (moment: string) => string;
}

export const waitingWords: Readonly<Record<Language, Words>> = {
  EN: {
    waits: (refNo) => `${refNo} waits for money`,
    unmoved: (amount) => `The account did not have enough money to pay ${amount}. No money has moved.`,
    ofSeries: (refNo) =>
      `It belongs to the recurring payment ${refNo}. The bank tries it again on the next working days.`,
    missing: (amount) => `${amount} is missing`,
    enough: 'there is enough money now',
    until: (moment) => `can be executed until ${moment}`,
    over: (moment) => `could be executed until ${moment}; another day must be chosen`,
    rateOver: (moment) => `could be executed at its special rate until ${moment}; it expires`,
    again: (moment) => `the bank tries it again ${moment}`,
  },
  ID: {
    waits: (refNo) => `${refNo} menunggu dana`,
    unmoved: (amount) => `Saldo rekening tidak cukup untuk membayar ${amount}. Belum ada dana yang berpindah.`,
    ofSeries: (refNo) =>
      `Pembayaran ini bagian dari transaksi berkala ${refNo}. Bank mencobanya lagi pada hari kerja berikutnya.`,
    missing: (amount) => `kurang ${amount}`,
    enough: 'saldo kini sudah cukup',
    until: (moment) => `dapat dieksekusi sampai ${moment}`,
    over: (moment) => `hanya dapat dieksekusi sampai ${moment}; hari lain harus dipilih`,
    rateOver: (moment) => `hanya dapat dieksekusi dengan kurs khususnya sampai ${moment}; transaksi kedaluwarsa`,
    again: (moment) => `bank mencobanya lagi ${moment}`,
  },
};

function factIn(fact: MoneyFact, language: Language): string {
  const words = waitingWords[language];
  if (fact.kind === 'missing') return words.missing(formatWireMoney(fact.amount, language));
  return fact.kind === 'enough' ? words.enough : words[fact.kind](formatMoment(Date.parse(fact.at), language));
}

/** The known facts: "IDR 5.00 is missing, can be executed until …"; empty if none is known. */
export const waitingFacts = (waits: WaitsForMoney, language: Language, now: Date): string =>
  moneyFacts(waits, now.getTime())
    .map((fact) => factIn(fact, language))
    .join(', ');

/** The same facts as a sentence; empty if none is known. */
export function waitingSentence(waits: WaitsForMoney, language: Language, now: Date): string {
  const facts = waitingFacts(waits, language, now);
  return facts && `${facts.charAt(0).toUpperCase()}${facts.slice(1)}.`;
}
