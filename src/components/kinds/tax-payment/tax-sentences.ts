// The sentences of the review and the receipt of a tax payment.
import { depositCode } from '../../../../domain/tax-billing.ts';
import type { TaxBilling } from '../../../../generated/types.ts';
import type { Sentences } from '../../payment-form/payment-kind.ts';
import { whenWords } from '../../payment-form/when-words.ts';
import { useSentenceWording, type SentenceWording } from '../../payment-form/sentence-wording.ts';
import { useCodeName } from '../../text/code-names.tsx';
import type { TaxContent } from './tax-content.ts';

const receiptTexts = { over: 'tax.over', waits: 'tax.waiting', 'on-its-way': 'tax.onItsWay' } as const;

type NameOf = (code: string, otherwise: string) => string;

const inOwnWords: NameOf = (_code, otherwise) => otherwise;

/** What is paid, by the names of its codes or else in the words of the state revenue system. */
export function nameOfTax(billing: TaxBilling, nameOf = inOwnWords): string {
  if (billing.kind === 'customs') return `${billing.documentType} ${billing.documentNumber}`;
  if (billing.kind === 'non-tax') return billing.ministry;
  return `${nameOf(billing.mapCode, billing.mapName)} ${nameOf(depositCode(billing), billing.kjsName)}`;
}

export function taxSentences({ t, format }: SentenceWording, nameOf = inOwnWords): Sentences<TaxContent> {
  return {
    review({ form, billing }, _payeeName, days) {
      const { fromAccount, transactionDetails, timing } = form;
      return t('tax.sentence', {
        amount: format.money(transactionDetails.amount),
        from: fromAccount.alias || (fromAccount.number ?? ''),
        tax: nameOfTax(billing, nameOf),
        taxpayer: billing.taxpayerName,
        billingId: billing.billingId,
        when: whenWords(timing, days, { t, format }),
      });
    },
    receipt: ({ form, billing }, _payeeName, state) =>
      t(receiptTexts[state], {
        amount: format.money(form.transactionDetails.amount),
        tax: nameOfTax(billing, nameOf),
        taxpayer: billing.taxpayerName,
        billingId: billing.billingId,
      }),
  };
}

export const useTaxSentences = (): Sentences<TaxContent> => taxSentences(useSentenceWording(), useCodeName());
