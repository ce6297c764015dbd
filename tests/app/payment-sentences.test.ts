// The sentences of the review and the receipt name whom a payment of each kind reaches, in both languages.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { RecurringTiming } from '../../generated/types.ts';
import type { BillContent } from '../../src/components/kinds/bill-payment/bill-content.ts';
import { billSentences } from '../../src/components/kinds/bill-payment/bill-sentences.ts';
import type { ForeignContent } from '../../src/components/kinds/foreign-transfer/foreign-content.ts';
import { foreignSentences } from '../../src/components/kinds/foreign-transfer/foreign-sentences.ts';
import type { TaxContent } from '../../src/components/kinds/tax-payment/tax-content.ts';
import { taxSentences } from '../../src/components/kinds/tax-payment/tax-sentences.ts';
import type { TopUpContent } from '../../src/components/kinds/top-up/top-up-content.ts';
import { topUpSentences } from '../../src/components/kinds/top-up/top-up-sentences.ts';
import type { SentenceWording } from '../../src/components/payment-form/sentence-wording.ts';
import { gap } from '../../src/components/text/gaps.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';
import { formatIn } from '../../src/components/text/use-format.ts';
import { textOf } from '../../src/components/text/use-texts.ts';

const locales = ['en', 'id'] as const;
const states = ['waits', 'on-its-way', 'over'] as const;
const days = { today: '2026-11-23', executionDate: '2026-11-24' };
const saturdays = {
  kind: 'recurring',
  frequencyType: 'WEEKLY',
  daysInWeek: ['SAT'],
  startDate: '2026-12-19',
  endDate: '2027-12-18',
  transactionOnHoliday: 'PREVIOUS_WORKING_DAY',
  expiryDate: '2026-12-04',
} as const satisfies RecurringTiming;
const common = {
  fromAccount: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  timing: { kind: 'immediate' },
} as const;
const rupiah = (value: string) => ({ amount: { value, currency: 'IDR' as const } });

beforeAll(() => {
  for (const locale of locales)
    for (const name of ['payments', 'kinds'] as const)
      addTexts(locale, name, JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')));
});

async function wordingIn(locale: 'en' | 'id'): Promise<SentenceWording> {
  await i18n.changeLanguage(locale);
  return { t: textOf('payments'), format: formatIn(locale === 'en' ? 'EN' : 'ID') };
}

const dollars = { value: '1250.00', currency: 'USD' as const };
const tokyo = { accountName: 'Tokyo Trading KK', bankName: 'MUFG Bank', accountNumber: '0012876543' };
const foreignBy = (payee: object) =>
  ({
    kind: 'foreign-transfer',
    form: {
      ...common,
      transferType: 'TT',
      payee: { ...payee, beneficiary: tokyo },
      transactionDetails: { amount: dollars },
    },
  }) as unknown as ForeignContent;

const electricity = { institution: 'PLN_POSTPAID', accountNumber: '538700550101', accountName: 'PT NUSANTARA' };
const bill = {
  kind: 'bill-payment',
  form: { ...common, payeeDetails: electricity, transactionDetails: rupiah('350000.00') },
  bills: [{ description: 'November 2026' }],
} as unknown as BillContent;
const topUp = {
  kind: 'top-up',
  form: {
    ...common,
    payeeDetails: { institution: 'TSEL', accountNumber: '081218004567' },
    transactionDetails: rupiah('100000.00'),
  },
} as unknown as TopUpContent;
const billing = {
  kind: 'tax-office',
  mapCode: '411121',
  kjsCode: '100',
  mapName: 'PPh Pasal 21',
  kjsName: 'Masa',
  taxpayerName: 'PT Nusantara Sejahtera',
  billingId: '126110012345678',
};
const tax = {
  kind: 'tax-payment',
  form: { ...common, transactionDetails: rupiah('7500000.00') },
  billing,
} as unknown as TaxContent;

interface Case {
  readonly what: string;
  readonly names: readonly string[];
  sentences(wording: SentenceWording): (string | undefined)[];
}

const cases: readonly Case[] = [
  ...['account', 'favorite'].map((kind) => ({
    what: `a foreign transfer to a payee by ${kind}`,
    names: [tokyo.accountName, tokyo.bankName, tokyo.accountNumber],
    sentences(wording: SentenceWording) {
      const { review, receipt } = foreignSentences(wording);
      const content = foreignBy({ kind });
      const { accountName } = tokyo;
      return [review(content, accountName, days), ...states.map((state) => receipt(content, accountName, state))];
    },
  })),
  {
    what: 'a bill',
    names: ['PLN Postpaid', electricity.accountNumber, electricity.accountName],
    sentences(wording) {
      const { review, receipt } = billSentences(wording);
      return [review(bill, 'PLN Postpaid', days), ...states.map((state) => receipt(bill, 'PLN Postpaid', state))];
    },
  },
  {
    what: 'a series of bills, whose bills of today are not named,',
    names: ['PLN Postpaid', electricity.accountNumber, electricity.accountName, '2'],
    sentences(wording) {
      const form = { ...bill.form, transactionDetails: rupiah('2000000.00') };
      const { review } = billSentences(wording);
      return [review({ ...bill, form, bills: [] }, 'PLN Postpaid', { ...days, repeat: saturdays })];
    },
  },
  {
    what: 'a top up',
    names: ['Telkomsel', '081218004567'],
    sentences(wording) {
      const { review, receipt } = topUpSentences(wording);
      return [review(topUp, 'Telkomsel', days), ...states.map((state) => receipt(topUp, 'Telkomsel', state))];
    },
  },
  {
    what: 'a tax',
    names: ['PPh Pasal 21', billing.taxpayerName, billing.billingId],
    sentences(wording) {
      const { review, receipt } = taxSentences(wording);
      return [review(tax, '', days), ...states.map((state) => receipt(tax, '', state))];
    },
  },
];

describe.each(locales)('in %s', (locale) => {
  test.each(cases)('review and receipt of $what leave no gap', async ({ names, sentences }) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const sentence of sentences(await wordingIn(locale))) {
      for (const name of names) expect(sentence).toContain(name);
      expect(sentence).not.toMatch(/\{\{|\(\s|\s\)| {2}/);
      expect(sentence).not.toContain(gap);
    }
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});

test('a tax is called by the names of its codes that the bank sent', async () => {
  const names = new Map([
    ['411121', 'Income tax article 21 (PPh 21)'],
    ['411121-100', 'Monthly PPh 21'],
  ]);
  const { receipt } = taxSentences(await wordingIn('en'), (code, otherwise) => names.get(code) ?? otherwise);
  expect(receipt(tax, '', 'waits')).toContain('Income tax article 21 (PPh 21) Monthly PPh 21');
});
