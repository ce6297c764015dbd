// Takes a chosen favorite into the form.
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { listAccountChoices } from '../../../../generated/calls/lookups.ts';
import type { AccountChoiceRequest } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { filledByFavorite, transferToFavorite, type KnownFavorite } from './initial-transfer.ts';
import { usePayingAccounts } from '../../payment-form/paying-accounts.ts';
import { usePaymentKind } from '../../payment-form/kind-context.ts';
import type { TransferValues } from './transfer-values.ts';

type Account = TransferValues['fromAccount'];

/** Returns whether the account can still be debited; it may have been closed or blocked since. */
async function isUsable(account: Account, filter: AccountChoiceRequest['filter']): Promise<boolean> {
  const { items } = await ask(listAccountChoices, { body: { filter: { ...filter, search: account.number } } });
  return items.some(({ accountId, code }) => accountId === account.id && code === null);
}

/** Returns a function that fills in the values of a favorite and keeps what the user typed. */
export function useTakeFavorite(): (favorite: KnownFavorite) => void {
  const { setValue, getValues, formState } = useFormContext<TransferValues>();
  const initialValues = formState.defaultValues as TransferValues;
  const filter = usePayingAccounts(usePaymentKind().services);
  const filledBefore = useRef<TransferValues>(undefined);
  const changed = { shouldDirty: true } as const;

  async function takeAccount(account: Account): Promise<void> {
    const before = getValues('fromAccount.id');
    if (account.id === before || !(await isUsable(account, filter).catch(() => false))) return;
    if (getValues('fromAccount.id') === before) setValue('fromAccount', account, changed);
  }

  return (favorite) => {
    const now = getValues();
    const notTyped = filledBefore.current ? [initialValues, filledBefore.current] : [initialValues];
    const { fromAccount, ...filled } = filledByFavorite(now, favorite, notTyped);
    filledBefore.current = transferToFavorite(favorite);
    setValue('payee', filledBefore.current.payee, changed);
    setValue('transactionDetails', filled.transactionDetails, changed);
    setValue('additionalDetails', filled.additionalDetails, changed);
    setValue('charges', filled.charges, changed);
    setValue('railByHand', filled.railByHand);
    setValue('transferType', filled.transferType, changed);
    void takeAccount(fromAccount);
  };
}
