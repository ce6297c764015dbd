// The account that a payment form begins with.
import { useState, type ReactNode } from 'react';
import { listAccountChoices } from '../../../generated/calls/lookups.ts';
import type { AccountChoice } from '../../../generated/types.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLookup } from '../pickers/use-lookup.ts';
import { usePayingAccounts, withDebitAccount } from './paying-accounts.ts';
import type { PaymentKind } from './payment-kind.ts';
import type { PaymentValues } from './payment-values.ts';

interface SoughtAccounts {
  readonly items: readonly AccountChoice[];
  readonly isSought: boolean;
}

/** Reads pages of debit accounts until one satisfies `isEnough`. */
export function useAccountsUntil(
  { services, paysIn }: PaymentKind,
  isEnough: (account: AccountChoice) => boolean,
): SoughtAccounts {
  const filter = usePayingAccounts(services, paysIn);
  const { pages } = useLookup(
    listAccountChoices,
    (_, page) => ({ body: { filter, page } }),
    ({ items }) => !items.some(isEnough),
  );
  const { items, error, isLoading, isLoadingMore, hasMore } = pages;
  const isSought = !items.some(isEnough) && !error && (isLoading || isLoadingMore || hasMore);
  return { items, isSought };
}

interface DebitAccountProps {
  readonly kind: PaymentKind;
  readonly values: PaymentValues;
  children(values: PaymentValues): ReactNode;
}

/**
 * Uses the account of the values if it can be debited, otherwise the preferred one. Decided once, so that it does not
 * change while the form is filled in.
 */
export function WithDebitAccount({ kind, values, children }: DebitAccountProps) {
  const { id } = values.fromAccount;
  const { items, isSought } = useAccountsUntil(kind, ({ accountId, code }) => (id ? accountId === id : code === null));
  const [begun, begin] = useState<PaymentValues>();
  if (begun) return children(begun);
  if (!isSought) begin(withDebitAccount(values, items));
  return <Skeleton className="h-96 w-full" />;
}
