import type { TopUpForm, TransactionContent } from '../../../../generated/types.ts';
import type { TopUpValues } from './top-up-values.ts';

export type TopUpContent = Extract<TransactionContent, { readonly kind: 'top-up' }>;

export const topUpContent = (form: TopUpForm, { found }: Pick<TopUpValues, 'found'>): TopUpContent => ({
  kind: 'top-up',
  form,
  facts: found.facts,
});
