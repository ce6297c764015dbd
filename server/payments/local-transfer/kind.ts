import type { Language } from '../../../generated/types.ts';
import { definePaymentKind, type ContentOf } from '../../approval/payment-kind.ts';
import { favoritesFollow } from '../../favorites/follow.ts';
import { kindWord } from '../../reference/portal-words.ts';
import { orderOf } from './order.ts';

/** Only BI-FAST asks for one. */
function purpose({ form }: ContentOf<'local-transfer'>, language: Language): string {
  return form.transferType === 'BIFAST'
    ? kindWord(`bifastPurpose.${form.transactionDetails.purposeCode}`, language)
    : '';
}

export const localTransfer = definePaymentKind<'local-transfer'>({
  repairForm: () => 'local-currency-transfer',
  order: orderOf,
  purpose,
  follows: favoritesFollow,
});
