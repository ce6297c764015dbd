import { definePaymentKind } from '../../approval/payment-kind.ts';

export const foreignTransfer = definePaymentKind<'foreign-transfer'>({
  repairForm: () => 'foreign-currency-transfer',
  documents: ({ form }) => (form.transferType === 'TT' ? ['download-mt103', 'email-mt103'] : []),
});
