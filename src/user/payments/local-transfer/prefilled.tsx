// A transfer that is begun elsewhere: from one of the accounts, or to one of the favourites.
import type { ReactNode } from 'react';
import { getFavorite } from '../../../../generated/calls/favorites.ts';
import { listAccountChoices } from '../../../../generated/calls/lookups.ts';
import { getDraft } from '../../../../generated/calls/payments.ts';
import { getTransaction } from '../../../../generated/calls/transactions.ts';
import type { AccountChoice, DraftSummary, LocalTransferForm } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { withFields } from '../../../components/form/flat-fields.ts';
import { fromAccountOf, payingAccounts } from '../../../components/local-transfer/from-section.tsx';
import { emptyTransfer, type TransferValues } from '../../../components/local-transfer/transfer-values.ts';
import { useLookup } from '../../../components/pickers/use-lookup.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Prefilled {
  children(values: TransferValues): ReactNode;
}

const skeleton = <Skeleton className="h-96 w-full" />;

export function WithFavorite({ favoriteId, children }: Prefilled & { readonly favoriteId: string }) {
  const read = useRead(getFavorite, { body: { favoriteId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {({ form }) => {
        if (form.paymentType !== 'LCY') return children(emptyTransfer);
        const beneficiary = { ...emptyTransfer.payee.beneficiary, ...form.beneficiary };
        const payee = { ...emptyTransfer.payee, favoriteId, favoriteName: form.favoriteName, beneficiary };
        return children({ ...emptyTransfer, payee });
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

interface OfTransfer {
  readonly refNo: string;
  children(form: LocalTransferForm): ReactNode;
}

export function WithTransfer({ refNo, children }: OfTransfer) {
  const read = useRead(getTransaction, { body: { refNo, menuAccess: 'LCY' } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {({ transactionDetails }) => transactionDetails.kind === 'local-transfer' && children(transactionDetails.form)}
    </Reading>
  );
}

/** An account that cannot pay is left to be chosen: the choice says why it cannot. */
export function WithAccount({ accountId, children }: Prefilled & { readonly accountId: string }) {
  const isIt = (account: AccountChoice) => account.accountId === accountId;
  const { pages } = useLookup(
    listAccountChoices,
    (_, page) => ({ body: { filter: payingAccounts, page } }),
    ({ items }) => !items.some(isIt),
  );
  const account = pages.items.find(isIt);
  const isSought = !account && !pages.error && (pages.isLoading || pages.isLoadingMore || pages.hasMore);
  if (isSought) return skeleton;
  return children(account?.code === null ? { ...emptyTransfer, fromAccount: fromAccountOf(account) } : emptyTransfer);
}
