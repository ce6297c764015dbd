import type { Language } from '../../../generated/types.ts';
import type { Actor } from '../../approval/actor.ts';
import { definePaymentKind, type ContentOf, type RowOf } from '../../approval/payment-kind.ts';
import { favoriteOutcomeHooks } from '../../favorites/outcome-hooks.ts';
import { countUse } from '../../favorites/usage.ts';
import { kindWord } from '../../reference/portal-words.ts';
import { feePayer } from '../fee-payer.ts';
import { ordersOf } from './host-orders.ts';

/** Only BI-FAST has a purpose code. */
function purpose({ form }: ContentOf<'local-transfer'>, language: Language): string {
  return form.transferType === 'BIFAST'
    ? kindWord(`bifastPurpose.${form.transactionDetails.purposeCode}`, language)
    : '';
}

/** Counts the use of the favorite here and not at submission, because only an executed payment is a use. */
async function executed(actor: Actor, row: RowOf<'local-transfer'>): Promise<void> {
  await favoriteOutcomeHooks.executed(actor, row);
  const { payee } = row.content.form;
  if (payee.kind === 'favorite') await countUse(actor, row.company_id, payee.favoriteId);
}

export const localTransfer = definePaymentKind<'local-transfer'>({
  repairForm: () => 'local-currency-transfer',
  orders: ordersOf,
  feePayer: ({ form }) => feePayer(form),
  purpose,
  follows: { ...favoriteOutcomeHooks, executed },
});
