// The institutions that the bank pays for one type of payment, and their categories.
import { listInstitutionCategories, listInstitutions } from '../../../../generated/calls/lookups.ts';
import type { Institution } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

export const all = { size: 100 } as const;
const nothing: readonly never[] = [];

type PaymentType = 'BILL_PAY' | 'TOPUP';

export const useCategories = (paymentType: PaymentType) =>
  useRead(listInstitutionCategories, { body: { filter: { paymentType }, page: all } }).data?.items ?? nothing;

/** Those of the filter; none without one. */
export function useInstitutions(
  paymentType: PaymentType,
  filter: { readonly category?: string; readonly search?: string } | undefined,
): readonly Institution[] {
  const input = filter ? { body: { filter: { paymentType, ...filter }, page: all } } : null;
  return useRead(listInstitutions, input).data?.items ?? nothing;
}

/** Returns a function that makes the option of an institution, with its fee. */
export function useInstitutionOption() {
  const t = useTexts('payments');
  const format = useFormat();
  return ({ institution, institutionName, serviceFee, available }: Institution, category?: string) => ({
    id: institution,
    label: institutionName,
    description: [category, !available && t('bill.unavailable')].filter(Boolean).join(' · '),
    detail:
      Number(serviceFee.value) === 0 ? t('transfer.noFee') : t('transfer.fee', { amount: format.money(serviceFee) }),
    isDisabled: !available,
  });
}
