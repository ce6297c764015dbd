import type { Language } from '../../../generated/types.ts';
import type { Actor } from '../../approval/actor.ts';
import { definePaymentKind, type ContentOf, type RowOf } from '../../approval/payment-kind.ts';
import { favoriteOutcomeHooks } from '../../favorites/outcome-hooks.ts';
import { countUse } from '../../favorites/use.ts';
import { kindWord } from '../../reference/portal-words.ts';
import { ordersOf } from './order.ts';

/** Only BI-FAST asks for one. */
function purpose({ form }: ContentOf<'local-transfer'>, language: Language): string {
  return form.transferType === 'BIFAST'
    ? kindWord(`bifastPurpose.${form.transactionDetails.purposeCode}`, language)
    : '';
}

/** Only a payment that went out is a use of its favorite. */
async function executed(actor: Actor, row: RowOf<'local-transfer'>): Promise<void> {
  await favoriteOutcomeHooks.executed(actor, row);
  const { payee } = row.content.form;
  if (payee.kind === 'favorite') await countUse(actor, row.company_id, payee.favoriteId);
}

export const localTransfer = definePaymentKind<'local-transfer'>({
  repairForm: () => 'local-currency-transfer',
  orders: ordersOf,
  purpose,
  follows: { ...favoriteOutcomeHooks, executed },
});
