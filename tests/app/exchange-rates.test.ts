// What is said of an exchange before and after its rate is fixed: in the review, on the receipt and before signing.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Conversion, PlannedItem, TransactionDetail } from '../../generated/types.ts';
import { Exchanged } from '../../src/components/payment-form/consequences.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';
import { useCostFacts } from '../../src/components/transfer-facts/use-cost-facts.tsx';
import { KeyValueList } from '../../src/ui/key-value-list.tsx';
import { PlannedItems } from '../../src/user/requests/decide/planned-items.tsx';

const namespaces = ['kinds', 'payments', 'requests', 'common'] as const;

beforeAll(() => {
  for (const locale of ['en', 'id'] as const)
    for (const name of namespaces)
      addTexts(locale, name, JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')));
});
beforeEach(() => i18n.changeLanguage('en'));

const counter: Conversion = {
  rateType: 'counter',
  rate: '16540.00',
  debitAmount: { value: '16540000.00', currency: 'IDR' },
  creditAmount: { value: '1000.00', currency: 'USD' },
  validUntil: null,
};
const special: Conversion = { ...counter, rateType: 'special', validUntil: '2026-11-27T14:00:00+07:00' };
const fees = { lines: [], totalFee: { value: '0.00', currency: 'IDR' }, totalDebit: counter.debitAmount };

type Costs = Pick<TransactionDetail, 'fees' | 'conversion' | 'receipt' | 'status'>;

const textOf = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const costsOf = (conversion: Conversion, more: Partial<Costs> = {}) => {
  const costs = { status: 'Waiting for Approver', fees, conversion, ...more } as Costs;
  return textOf(createElement(() => createElement(KeyValueList, { facts: useCostFacts(costs) })));
};
const receipt = { kind: 'transfer' } as Costs['receipt'];

test('a rate at the counter is an indication until the payment is executed, and so is what is debited', () => {
  expect(costsOf(counter)).toContain('Debited, about IDR 16,540,000.00');
  expect(costsOf(counter)).toContain('about 16,540.00 IDR per USD; fixed at execution');
  expect(costsOf(counter)).toContain('Total debit, about IDR 16,540,000.00');
});

test('the rate of a deal, and that of an executed payment, is a fact', () => {
  const fixed = [
    costsOf(special),
    costsOf(counter, { receipt, status: 'Successful' }),
    costsOf(counter, { status: 'Pending by Bank' }),
  ];
  for (const text of fixed) {
    expect(text).toContain('16,540.00 IDR per USD');
    expect(text).not.toContain('about');
  }
});

const review = (conversion: Conversion) => textOf(createElement(Exchanged, { conversion }));

test('the review says the same, in both languages', async () => {
  expect(review(counter)).toContain('about 16,540.00 IDR per USD; fixed at execution');
  expect(review(special)).not.toContain('about');
  await i18n.changeLanguage('id');
  expect(review(counter)).toContain('sekitar 16.540,00 IDR per USD; ditetapkan saat eksekusi');
});

test('before a signature the same is said of each payment', () => {
  const planned = (conversion: Conversion) =>
    textOf(
      createElement(PlannedItems, {
        items: [
          {
            refNo: 'TF2611270001',
            revision: 1,
            ready: false,
            code: null,
            menuAccess: 'FCY',
            serviceType: 'SVC_FCY_TT',
            customerName: 'Kyoto Paper',
            destination: '12345',
            destinationBank: 'Mizuho Bank',
            amount: counter.creditAmount,
            executionDate: '2026-12-01',
            flags: [],
            conversion,
          } as unknown as PlannedItem,
        ],
        targets: [],
        onLeaveOut: () => undefined,
      }),
    );
  expect(planned(counter)).toContain('About IDR 16,540,000.00 is debited, at about 16,540.00 IDR per USD');
  expect(planned(special)).toContain('IDR 16,540,000.00 is debited, at 16,540.00 IDR per USD');
});

test('the amount that may be debited is no promise, because the rate can change before the execution', () => {
  expect(i18n.t('foreign.debitWishText', { ns: 'payments', lng: 'en' })).toContain('the rate is fixed at execution');
  expect(i18n.t('foreign.debitWishText', { ns: 'payments', lng: 'id' })).toContain('kurs ditetapkan saat eksekusi');
});

test('a payee with a payment under way is not said to get the first one', () => {
  const flags = (['en', 'id'] as const).map((lng) => i18n.t('flag.first-time-payee', { ns: 'requests', lng }));
  expect(flags).toEqual([
    'No completed payment to this payee yet',
    'Belum ada pembayaran yang selesai ke penerima ini',
  ]);
});
