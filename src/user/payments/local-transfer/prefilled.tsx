// A transfer that is begun elsewhere: from one of the accounts, to one of the favorites, or as one that was made before.
import { useState, type ReactNode } from 'react';
import { getFavorite } from '../../../../generated/calls/favorites.ts';
import { listAccountChoices } from '../../../../generated/calls/lookups.ts';
import { getDraft } from '../../../../generated/calls/payments.ts';
import { getTransaction } from '../../../../generated/calls/transactions.ts';
import type { AccountChoice, DraftSummary, FavoriteDetail, LocalTransferForm } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { withFields } from '../../../components/form/flat-fields.ts';
import {
  repeatedTransfer,
  transferToFavorite,
  withDebitAccount,
  type KnownFavorite,
} from '../../../components/local-transfer/begun-transfer.ts';
import { fromAccountOf, usePayingAccounts } from '../../../components/local-transfer/paying-accounts.ts';
import { emptyTransfer, type TransferValues } from '../../../components/local-transfer/transfer-values.ts';
import { useLookup } from '../../../components/pickers/use-lookup.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Prefilled {
  children(values: TransferValues): ReactNode;
}

const skeleton = <Skeleton className="h-96 w-full" />;

const favoriteOf = ({ favorite, form }: FavoriteDetail): KnownFavorite | undefined =>
  form.paymentType === 'LCY' ? { favoriteId: favorite.favoriteId, form } : undefined;

export function WithFavorite({ favoriteId, children }: Prefilled & { readonly favoriteId: string }) {
  const read = useRead(getFavorite, { body: { favoriteId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) => {
        const favorite = favoriteOf(detail);
        return children(favorite ? transferToFavorite(favorite) : emptyTransfer);
      }}
    </Reading>
  );
}

interface FromDraft {
  readonly draftId: string;
  children(values: TransferValues, draft: DraftSummary): ReactNode;
}

export function WithDraft({ draftId, children }: FromDraft) {
  const read = useRead(getDraft, { body: { draftId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {({ summary, fields }) => children(withFields(emptyTransfer, fields), summary)}
    </Reading>
  );
}

interface RepeatedProps extends Prefilled {
  readonly form: LocalTransferForm;
}

/** A favorite that was deleted, or is not approved now, cannot be paid; its account can. */
function Repeated({ form, children }: RepeatedProps) {
  const { payee } = form;
  const read = useRead(getFavorite, payee.kind === 'favorite' ? { body: { favoriteId: payee.favoriteId } } : null);
  if (read.isLoading) return skeleton;
  const isUsable = read.data?.favorite.actions.some(({ action, code }) => action === 'use' && code === null);
  return children(repeatedTransfer(form, read.data && isUsable ? favoriteOf(read.data) : undefined));
}

export function WithTransfer({ refNo, children }: Prefilled & { readonly refNo: string }) {
  const read = useRead(getTransaction, { body: { refNo, menuAccess: 'LCY' } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {({ transactionDetails: content }) =>
        content.kind === 'local-transfer' && <Repeated form={content.form}>{children}</Repeated>
      }
    </Reading>
  );
}

interface SoughtAccounts {
  readonly items: readonly AccountChoice[];
  readonly isSought: boolean;
}

/** The choices of the debit account, read on until `isEnough`. */
function useAccountsUntil(isEnough: (account: AccountChoice) => boolean): SoughtAccounts {
  const filter = usePayingAccounts();
  const { pages } = useLookup(
    listAccountChoices,
    (_, page) => ({ body: { filter, page } }),
    ({ items }) => !items.some(isEnough),
  );
  const { items, error, isLoading, isLoadingMore, hasMore } = pages;
  const isSought = !items.some(isEnough) && !error && (isLoading || isLoadingMore || hasMore);
  return { items, isSought };
}

interface DebitAccountProps extends Prefilled {
  readonly values: TransferValues;
}

/** The account that the values name, while it can be debited; otherwise the preferred one. Decided once: it stays while the form is filled in. */
export function WithDebitAccount({ values, children }: DebitAccountProps) {
  const { id } = values.fromAccount;
  const { items, isSought } = useAccountsUntil(({ accountId, code }) => (id ? accountId === id : code === null));
  const [begun, begin] = useState<TransferValues>();
  if (begun) return children(begun);
  if (!isSought) begin(withDebitAccount(values, items));
  return skeleton;
}

/** An account that cannot pay is left to be chosen: the choice says why it cannot. */
export function WithAccount({ accountId, children }: Prefilled & { readonly accountId: string }) {
  const isIt = (account: AccountChoice) => account.accountId === accountId;
  const { items, isSought } = useAccountsUntil(isIt);
  const account = items.find(isIt);
  if (isSought) return skeleton;
  return children(account?.code === null ? { ...emptyTransfer, fromAccount: fromAccountOf(account) } : emptyTransfer);
}
