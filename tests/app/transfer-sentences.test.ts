// The sentences of the review and the receipt for every kind of payee, rail and proxy, in both languages.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalTransferForm, TransferType } from '../../generated/types.ts';
import { groupedAccount } from '../../domain/masks.ts';
import { receiptSentence, reviewSentence } from '../../src/components/kinds/local-transfer/transfer-sentence.ts';
import {
  emptyTransfer,
  filledBeneficiary,
  type PayeeKind,
  type TransferValues,
} from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { completeTransfer } from '../../src/components/kinds/local-transfer/transfer-schema.ts';
import { withBeneficiary } from '../../src/components/kinds/local-transfer/with-beneficiary.ts';
import { gap } from '../../src/components/text/gaps.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';
import { formatIn } from '../../src/components/text/use-format.ts';
import { textOf } from '../../src/components/text/use-texts.ts';

const locales = ['en', 'id'] as const;
const namespaces = ['payments', 'kinds'] as const;
const account = '5270338812';

beforeAll(() => {
  for (const locale of locales)
    for (const name of namespaces)
      addTexts(locale, name, JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-23T09:00:00+07:00');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Combination {
  readonly payeeKind: PayeeKind;
  readonly transferType: TransferType;
  readonly hasProxy: boolean;
  readonly when: string;
  readonly executionDate: string | undefined;
  readonly locale: 'en' | 'id';
}

const usual: Combination = {
  payeeKind: 'favorite',
  transferType: 'BIFAST',
  hasProxy: false,
  when: '',
  executionDate: undefined,
  locale: 'en',
};

/** All fields are filled in; the rail and the kind of payee decide which of them are sent. */
const filled = ({ payeeKind, transferType, hasProxy, when }: Combination): TransferValues => ({
  ...emptyTransfer,
  transferType,
  payeeKind,
  fromAccount: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  payee: {
    favoriteId: payeeKind === 'favorite' ? 'fav-000431' : '',
    favoriteName: payeeKind === 'favorite' ? 'Mitra Logistik Mandiri' : '',
    inquiryId: hasProxy ? '0190a7c4-5e01-7b3c-9f4d-2a6b8c0d1e33' : '',
    invoiceName: '',
    missing: [],
    proxy: { proxyType: '01', proxy: hasProxy ? '081218004567' : '' },
    beneficiary: {
      bankCode: '014',
      bankName: 'Bank Central Asia',
      accountNumber: account,
      accountName: 'CV Sinar Jaya Abadi',
      currency: 'IDR',
      clearingCode: '0140012',
      branchName: '',
      addressLine1: 'Jalan Sudirman 1',
      addressLine2: '',
      citizenship: '1',
      residency: '1',
      category: '1',
    },
  },
  transactionDetails: {
    ...emptyTransfer.transactionDetails,
    amount: { value: '27500000.00', currency: 'IDR' },
    purposeCode: '03',
  },
  timing: when ? { kind: 'forward-dated', transactionDate: when } : emptyTransfer.timing,
});

const combinations: fc.Arbitrary<Combination> = fc.record({
  payeeKind: fc.constantFrom('favorite', 'own', 'other', 'proxy'),
  transferType: fc.constantFrom('OVB', 'ONLINE', 'BIFAST', 'LLG', 'RTGS'),
  hasProxy: fc.boolean(),
  when: fc.constantFrom('', '2026-11-27'),
  executionDate: fc.constantFrom(undefined, '2026-11-23', '2026-11-27', '2026-11-30'),
  locale: fc.constantFrom(...locales),
});
async function wordingIn(locale: 'en' | 'id') {
  await i18n.changeLanguage(locale);
  return { t: textOf('payments'), kinds: textOf('kinds'), format: formatIn(locale === 'en' ? 'EN' : 'ID') };
}

const shownForm = (values: TransferValues): LocalTransferForm | undefined => {
  const form = completeTransfer(values);
  const beneficiary = filledBeneficiary(values);
  return form && beneficiary && withBeneficiary(form, beneficiary);
};

describe('the sentences of a transfer', () => {
  test('name holder, bank and account of every payee and leave no gap', async () => {
    let whole = 0;
    await fc.assert(
      fc.asyncProperty(combinations, async (combination) => {
        const form = shownForm(filled(combination));
        if (!form) return;
        whole += 1;
        const wording = await wordingIn(combination.locale);
        const { executionDate } = combination;
        const sentences = [
          reviewSentence(form, { today: '2026-11-23', executionDate }, wording),
          receiptSentence(form, 'on-its-way', wording),
          receiptSentence(form, 'over', wording),
          receiptSentence(form, 'waits', wording),
        ];
        for (const sentence of sentences) {
          expect(sentence).toContain('CV Sinar Jaya Abadi');
          expect(sentence).toContain('Bank Central Asia');
          expect(sentence).toContain(groupedAccount(account));
          expect(sentence).not.toMatch(/—|\{\{|\(\s|\s\)| {2}/);
        }
      }),
      { numRuns: 300 },
    );
    expect(whole).toBeGreaterThan(100);
  });

  test('are not shown while the account behind a favorite is unknown', async () => {
    const form = completeTransfer(filled(usual));
    expect(form && reviewSentence(form, { today: '2026-11-23', executionDate: undefined }, await wordingIn('en'))).toBe(
      undefined,
    );
  });

  test.each([
    ['2026-11-23', '', 'as soon as it is approved'],
    ['2026-11-24', '', 'on 24 Nov 2026'],
    ['2026-11-27', '2026-11-27', 'on 27 Nov 2026'],
    ['2026-11-30', '2026-11-27', 'on 30 Nov 2026 instead of 27 Nov 2026'],
  ])('executed on %s where %s was chosen: %s', async (executionDate, when, said) => {
    const form = shownForm(filled({ ...usual, when, executionDate }));
    const wording = await wordingIn('en');
    expect(form && reviewSentence(form, { today: '2026-11-23', executionDate }, wording)).toContain(said);
  });
});

test.each(locales)('a text with an empty placeholder is marked and reported (%s)', async (locale) => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { t } = await wordingIn(locale);
  const values = { amount: 'IDR 1.00', payee: ' ', bank: '', account: '5270' };
  expect(t('receipt.text', values)).toContain(gap);
  expect(t('receipt.text', { amount: 'IDR 1.00' })).toContain(gap);
  expect(complain).toHaveBeenCalledTimes(5);
});
