import { zTopUpForm } from '../../../../generated/zod.gen.ts';
import { institutionSchema } from '../institution/institution-schema.ts';
import { wireTopUp, type TopUpValues } from './top-up-values.ts';

const lacksDenomination = ({ provider, transactionDetails }: Partial<TopUpValues>) =>
  provider?.amountKind === 'denomination' && !transactionDetails?.denomCode;

/** The amount of a denomination is its price, so it is not missing by itself. */
const noDenomination = {
  path: ['transactionDetails', 'denomCode'],
  hides: ['transactionDetails.amount', 'transactionDetails.amount.value'],
} as const;

export const topUpSchema = institutionSchema({
  form: zTopUpForm,
  wireOf: wireTopUp,
  anyPayee: { numberType: 'mobile-credit', category: 'ANY', institution: 'ANY', accountNumber: '081200000000' },
  missingIn: (values: Partial<TopUpValues>) => (lacksDenomination(values) ? [noDenomination] : []),
});
