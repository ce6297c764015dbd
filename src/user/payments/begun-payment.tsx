// A payment form that starts from an account, a favorite, a draft or an earlier payment.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getFavorite } from '../../../generated/calls/favorites.ts';
import { getTransaction } from '../../../generated/calls/transactions.ts';
import type { AccountChoice, DraftSummary, StatusLabel } from '../../../generated/types.ts';
import { isUnsuccessful } from '../../../domain/transaction-status.ts';
import { useRead } from '../../api/read.ts';
import { WithDraft } from '../../components/drafts/with-draft.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { fromAccountOf } from '../../components/payment-form/paying-accounts.ts';
import { useAccountsUntil, WithDebitAccount } from '../../components/payment-form/with-debit-account.tsx';
import { contentOfKind } from '../../components/payment-form/kind-context.ts';
import type { PaymentContent } from '../../components/payment-form/payment-content.ts';
import type { PaymentKind } from '../../components/payment-form/payment-kind.ts';
import type { PaymentValues } from '../../components/payment-form/payment-values.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Prefilled {
  readonly kind: PaymentKind;
  children(values: PaymentValues): ReactNode;
}

const skeleton = <Skeleton className="h-96 w-full" />;

function WithFavorite({ kind, favoriteId, children }: Prefilled & { readonly favoriteId: string }) {
  const t = useTexts('payments');
  const read = useRead(getFavorite, { body: { favoriteId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) =>
        children({
          ...(kind.begins.toFavorite(detail) ?? kind.empty),
          replacedAccount: detail.hidesAccount ? t('transfer.favoriteAccount') : '',
        })
      }
    </Reading>
  );
}

interface RepeatedProps extends Prefilled {
  readonly content: PaymentContent;
  readonly status: StatusLabel;
}

/** If the favorite was deleted or is not approved now, its account is paid instead. */
function Repeated({ kind, content, status, children }: RepeatedProps) {
  const favoriteId = kind.begins.favoriteIdOf(content);
  const read = useRead(getFavorite, favoriteId ? { body: { favoriteId } } : null);
  if (read.isLoading) return skeleton;
  const isUsable = read.data?.favorite.actions.some(({ action, code }) => action === 'use' && code === null);
  const favorite = isUsable ? read.data : undefined;
  const retried = isUnsuccessful(status) ? kind.begins.retried?.(content, favorite) : undefined;
  return children(retried ?? kind.begins.repeated(content, favorite));
}

function WithPayment({ kind, refNo, children }: Prefilled & { readonly refNo: string }) {
  const read = useRead(getTransaction, { body: { refNo, menuAccess: kind.menuAccess } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {({ transactionDetails, status }) => {
        const content = contentOfKind(kind, transactionDetails);
        return (
          content && (
            <Repeated kind={kind} content={content} status={status}>
              {children}
            </Repeated>
          )
        );
      }}
    </Reading>
  );
}

/** If the account cannot pay, the form starts without it; the account choice shows the reason. */
function WithAccount({ kind, accountId, children }: Prefilled & { readonly accountId: string }) {
  const isIt = (account: AccountChoice) => account.accountId === accountId;
  const { items, isSought } = useAccountsUntil(kind, isIt);
  const account = items.find(isIt);
  if (isSought) return skeleton;
  return children(account?.code === null ? { ...kind.empty, fromAccount: fromAccountOf(account) } : kind.empty);
}

interface BegunProps extends Pick<Prefilled, 'kind'> {
  children(values: PaymentValues, draft?: DraftSummary): ReactNode;
}

/** Starts the form that the address describes. */
export function BegunPayment({ kind, children }: BegunProps) {
  const [parameters] = useSearchParams();
  const [draftId, favoriteId, paidBefore, accountId] = ['draftId', 'favoriteId', 'paidBefore', 'accountId'].map(
    (name) => parameters.get(name),
  );
  const withAccount = (values: PaymentValues) => (
    <WithDebitAccount kind={kind} values={values}>
      {children}
    </WithDebitAccount>
  );
  if (draftId)
    return (
      <WithDraft key={draftId} kind={kind} draftId={draftId}>
        {children}
      </WithDraft>
    );
  if (favoriteId)
    return (
      <WithFavorite key={favoriteId} kind={kind} favoriteId={favoriteId}>
        {withAccount}
      </WithFavorite>
    );
  if (paidBefore)
    return (
      <WithPayment key={paidBefore} kind={kind} refNo={paidBefore}>
        {withAccount}
      </WithPayment>
    );
  if (accountId)
    return (
      <WithAccount kind={kind} accountId={accountId}>
        {children}
      </WithAccount>
    );
  return withAccount(kind.empty);
}
