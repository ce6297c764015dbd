// What a user signs is shown: each field of each payment form changes what the list of its facts shows.
import { readFileSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { factsOfKind } from '../../src/components/transfer-facts/facts-of-kind.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';
import { leavesOf, sampleOf, schemaNamed, without } from './schema-samples.ts';

const locales = ['en', 'id'] as const;

beforeAll(() => {
  for (const locale of locales)
    for (const name of ['payments', 'kinds'] as const)
      addTexts(locale, name, JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')));
});

/** The fields that are shown by another field, or that are no part of what is paid. */
const notShown: readonly (readonly [RegExp, string])[] = [
  [/[Aa]ccount\.id$|favoriteId$|inquiryId$|billIds\.|transferInquiryId$/, 'an identifier of the bank'],
  [/[Aa]ccount\.currency$/, 'the currency of an account, which its amount shows'],
  [/\.kind$|^transferType$|timing\.|rateType$/, 'the alternative itself'],
  [/beneficiary\.(bankCode|currency)$/, 'shown by the name of the bank and by the amount'],
  [/^isRemitterSameAsBeneficiary$/, 'shown by the relationship'],
  [/payeeDetails\.(?!account|destination)/, 'shown by the name of the payee and the facts that the institution gives'],
  [/proxyType$/, 'seen from the proxy: a number, an e-mail address or an ID'],
  [/^deal\./, 'shown with the rate, beside the facts'],
];
const isLeftOut = (path: string) => notShown.some(([pattern]) => pattern.test(path));

const extras: Readonly<Record<string, object>> = { 'bill-payment': { bills: [], facts: [] }, 'top-up': { facts: [] } };

function shown(kind: string, form: object, more = extras[kind]): string {
  const content = { kind, form, ...more };
  const Facts = factsOfKind(content as never) as ComponentType<{ readonly content: object }>;
  return renderToStaticMarkup(createElement(Facts, { content }));
}

/** A list that cannot be drawn without a field reads that field. */
function drawn(kind: string, form: object, more?: object): string {
  try {
    return shown(kind, form, more);
  } catch {
    return 'cannot be drawn';
  }
}

const forms = [
  ...['OverbookingForm', 'LlgTransferForm', 'RtgsTransferForm', 'OnlineTransferForm', 'BifastTransferForm'].map(
    (name) => ['local-transfer', name] as const,
  ),
  ['foreign-transfer', 'TelegraphicTransferForm'],
  ['foreign-transfer', 'ForeignOverbookingForm'],
  ['bill-payment', 'BillPaymentForm'],
  ['top-up', 'TopUpForm'],
] as const;
const variants = [0, 1, 2];
const series = [
  'RecurringLocalTransfer',
  'RecurringForeignTransfer',
  'RecurringBillPayment',
  'RecurringTopUp',
] as const;

test.each(forms)('each field of a %s (%s) that is filled in is shown', async (kind, name) => {
  const hidden = new Set<string>();
  for (const locale of locales) {
    await i18n.changeLanguage(locale);
    for (const variant of variants) {
      const form = sampleOf(schemaNamed(name), variant) as object;
      const whole = shown(kind, form);
      for (const path of leavesOf(form))
        if (!isLeftOut(path) && drawn(kind, without(form, path)) === whole) hidden.add(`${locale} ${path}`);
    }
  }
  expect([...hidden]).toEqual([]);
});

test.each(series)('each field of the payment of a series (%s) that is filled in is shown', async (name) => {
  await i18n.changeLanguage('en');
  const hidden = new Set<string>();
  for (const variant of variants) {
    const { form, ...type } = sampleOf(schemaNamed(name), variant) as { readonly form: object };
    const contentOf = (one: object) => ({
      payment: { ...type, form: one },
      executedOccurrences: 1,
      remainingOccurrences: 2,
    });
    const whole = drawn('recurring', {}, contentOf(form));
    for (const path of leavesOf(form))
      if (!isLeftOut(path) && drawn('recurring', {}, contentOf(without(form, path))) === whole) hidden.add(path);
  }
  expect([...hidden]).toEqual([]);
});

test('the details of a clearing are shown as words', async () => {
  const form = sampleOf(schemaNamed('RtgsTransferForm'), 0) as object;
  await i18n.changeLanguage('en');
  for (const words of ['Individual', 'Indonesian citizen', 'Resident'])
    expect(shown('local-transfer', form)).toContain(words);
  await i18n.changeLanguage('id');
  for (const words of ['Perorangan', 'Warga negara Indonesia', 'Penduduk'])
    expect(shown('local-transfer', form)).toContain(words);
});

test('a series shows the bank of its payee, its days, how often it pays and what all of it comes to', async () => {
  await i18n.changeLanguage('en');
  const timing = {
    kind: 'recurring',
    frequencyType: 'MONTHLY',
    startDate: '2026-12-14',
    endDate: '2027-02-14',
    transactionOnHoliday: 'NEXT_WORKING_DAY',
    expiryDate: '2026-11-29',
  };
  const form = {
    transferType: 'BIFAST',
    fromAccount: { alias: 'Operasional Jakarta', number: '1370010246801' },
    payee: {
      kind: 'account',
      beneficiary: { bankName: 'Bank Central Asia', accountNumber: '5270338812', accountName: 'CV Sinar Jaya Abadi' },
    },
    transactionDetails: { amount: { value: '60000000.00', currency: 'IDR' }, info: 'Sewa' },
    timing,
  };
  const content = {
    kind: 'recurring',
    payment: { paymentType: 'LCY', form },
    executedOccurrences: 0,
    remainingOccurrences: 3,
  };
  const Facts = factsOfKind(content as never) as ComponentType<{
    readonly content: object;
    readonly payeeName: string;
  }>;
  const text = renderToStaticMarkup(createElement(Facts, { content, payeeName: 'CV Sinar Jaya Abadi' }));
  for (const shownText of [
    'Bank Central Asia',
    'Account number',
    'Message to the payee',
    '14 Dec 2026 · 14 Jan 2027 · 14 Feb 2027',
  ])
    expect(text).toContain(shownText);
  expect(text.replaceAll('\u00a0', ' ')).toContain('3 payments, IDR 180,000,000.00');
  const skipped = { content: { ...content, skippedOccurrences: 1 }, payeeName: 'CV Sinar Jaya Abadi' };
  const fewer = renderToStaticMarkup(createElement(Facts, skipped));
  expect(fewer.replaceAll('\u00a0', ' ')).toContain('2 payments, IDR 120,000,000.00');
});

test('a weekly series begins in words on the first of its days', () => {
  const timing = {
    kind: 'recurring',
    frequencyType: 'WEEKLY',
    daysInWeek: ['MON'],
    startDate: '2026-12-31',
    endDate: '2027-02-01',
    transactionOnHoliday: 'NEXT_WORKING_DAY',
    expiryDate: '2026-12-16',
  };
  const form = {
    transferType: 'BIFAST',
    fromAccount: {},
    payee: { kind: 'account', beneficiary: { accountNumber: '1' } },
    transactionDetails: { amount: { value: '1.00', currency: 'IDR' } },
    timing,
  };
  const content = {
    kind: 'recurring',
    payment: { paymentType: 'LCY', form },
    executedOccurrences: 0,
    remainingOccurrences: 5,
  };
  const Facts = factsOfKind(content as never) as ComponentType<{
    readonly content: object;
    readonly payeeName: string;
  }>;
  expect(renderToStaticMarkup(createElement(Facts, { content, payeeName: '' }))).toContain('from 4 Jan 2027');
});

test('an account for the fees that was not chosen has no row', async () => {
  await i18n.changeLanguage('en');
  const form = sampleOf(schemaNamed('TelegraphicTransferForm'), 0) as { charges: object };
  const paidBy = (feeAccount: object) =>
    shown('foreign-transfer', { ...form, charges: { ...form.charges, feeAccount } });
  expect(paidBy({ id: 'acc-0002', number: '1370010246802', alias: 'Payroll' })).toContain('Fee account');
  for (const none of [{ id: '', number: '', alias: '' }, { id: 'acc-0002' }])
    expect(paidBy(none)).not.toContain('Fee account');
});

test('who signs a foreign transfer opens its underlying documents, and reads the account as the bank abroad writes it', async () => {
  await i18n.changeLanguage('en');
  const form = sampleOf(schemaNamed('TelegraphicTransferForm'), 0) as { payee: object };
  const payee = { kind: 'account', beneficiary: { accountNumber: '021000021987', accountName: 'Acme' } };
  const html = shown('foreign-transfer', { ...form, payee, underlyingCodes: ['UDL-2611-00031', 'UDL-2611-00038'] });
  for (const code of ['UDL-2611-00031', 'UDL-2611-00038'])
    expect(html).toContain(`href="/services/underlying-documents-inquiry?document=${code}"`);
  expect(html).toContain('021000021987');
});
