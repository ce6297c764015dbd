// The request of which an administrator asks who signs it, as the address and the form hold it.
import * as z from 'zod/mini';
import { hasNoAccount, hasNoAmount } from '../../../domain/approval/map-types.ts';
import { zAccountId, zMapTransactionType, zPaymentAmount } from '../../../generated/zod.gen.ts';

export interface AskedRequest {
  transactionType: string;
  accountId: string;
  accountName: string;
  currency: string;
  amount: string;
}

export const askedShape = {
  transactionType: zMapTransactionType,
  accountId: z.optional(zAccountId),
  accountName: z.string(),
  currency: z.string(),
  amount: z.optional(zPaymentAmount.shape.value),
};

type Typed = Partial<AskedRequest>;

export const needsAmount = z.refine<Typed>(
  ({ transactionType, amount }) => amount !== undefined || hasNoAmount(transactionType),
  { error: '9090', path: ['amount'] },
);

export const needsAccount = z.refine<Typed>(
  ({ transactionType, accountId }) => accountId !== undefined || hasNoAccount(transactionType),
  { error: '9090', path: ['accountId'] },
);

export const requestIn = (parameters: URLSearchParams): AskedRequest => ({
  transactionType: parameters.get('transactionType') ?? '',
  accountId: parameters.get('accountId') ?? '',
  accountName: parameters.get('accountName') ?? '',
  currency: parameters.get('currency') ?? 'IDR',
  amount: parameters.get('amount') ?? '',
});

/** What the contract calls a request: without an account or an amount that its type does not have. */
export const wireRequest = ({ transactionType, accountId, amount, currency }: Typed) => ({
  transactionType,
  ...(!hasNoAccount(transactionType) && { accountId }),
  ...(!hasNoAmount(transactionType) && { amount: { value: amount, currency } }),
});
