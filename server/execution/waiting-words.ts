// The texts about a payment that waits for money: in its timeline, in the inbox and in mails.
import { formatMoment } from '../../domain/date-format.ts';
import type { Language, WaitsForMoney } from '../../generated/types.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';

interface Words {
  readonly waits: (refNo: string) => string;
  /** amount: the amount with its payee or its file. */
  readonly unmoved: (amount: string) => string;
  readonly missing: (amount: string) => string;
  readonly enough: string;
  readonly until: (moment: string) => string;
}

export const waitingWords: Readonly<Record<Language, Words>> = {
  EN: {
    waits: (refNo) => `${refNo} waits for money`,
    unmoved: (amount) => `The account did not have enough money to pay ${amount}. No money has moved.`,
    missing: (amount) => `${amount} is missing`,
    enough: 'there is enough money now',
    until: (moment) => `can be executed until ${moment}`,
  },
  ID: {
    waits: (refNo) => `${refNo} menunggu dana`,
    unmoved: (amount) => `Saldo rekening tidak cukup untuk membayar ${amount}. Belum ada dana yang berpindah.`,
    missing: (amount) => `kurang ${amount}`,
    enough: 'saldo kini sudah cukup',
    until: (moment) => `dapat dieksekusi sampai ${moment}`,
  },
};

/** The known facts: "IDR 5.00 is missing, can be executed until …"; empty if none is known. */
export function waitingFacts({ missing, until }: WaitsForMoney, language: Language): string {
  const words = waitingWords[language];
  const lacks =
    missing && (Number(missing.value) > 0 ? words.missing(formatWireMoney(missing, language)) : words.enough);
  const ends = until && words.until(formatMoment(Date.parse(until), language));
  return [lacks, ends].filter(Boolean).join(', ');
}

/** The same facts as a sentence; empty if none is known. */
export function waitingSentence(waits: WaitsForMoney, language: Language): string {
  const facts = waitingFacts(waits, language);
  return facts && `${facts.charAt(0).toUpperCase()}${facts.slice(1)}.`;
}
