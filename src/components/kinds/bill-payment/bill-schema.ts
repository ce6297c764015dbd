import { zBillPaymentForm } from '../../../../generated/zod.gen.ts';
import { institutionSchema } from '../institution/institution-schema.ts';
import { wireBill } from './bill-values.ts';

export const billSchema = institutionSchema({
  form: zBillPaymentForm,
  wireOf: wireBill,
  anyPayee: { numberType: 'billing-number', category: 'ANY', institution: 'ANY', accountNumber: '00000' },
});
