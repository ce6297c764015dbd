// Fills in what a favorite suggests beside its payee: account, amount, message and recipients.
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { listAccountChoices } from '../../../generated/calls/lookups.ts';
import type { AccountChoiceRequest, FavoriteForUse } from '../../../generated/types.ts';
import { ask } from '../../api/ask.ts';
import { useTexts } from '../text/use-texts.ts';
import { usePaymentKind } from './kind-context.ts';
import { nameOfAccount, usePayingAccounts } from './paying-accounts.ts';
import type { PaymentValues } from './payment-values.ts';
import { filledBySuggestions } from './unless-typed.ts';

type Account = PaymentValues['fromAccount'];

const changed = { shouldDirty: true } as const;

/** Returns whether the account can still be debited; it may have been closed or blocked since. */
async function isUsable(account: Account, filter: AccountChoiceRequest['filter']): Promise<boolean> {
  const { items } = await ask(listAccountChoices, { body: { filter: { ...filter, search: account.number } } });
  return items.some(({ accountId, code }) => accountId === account.id && code === null);
}

/** Returns a function that changes the debit account of the form; one that cannot be debited is named instead. */
function useTakeAccount(): (account: Account) => Promise<void> {
  const { setValue, getValues } = useFormContext<PaymentValues>();
  const { services, paysIn } = usePaymentKind();
  const filter = usePayingAccounts(services, paysIn);
  const latest = useRef<Account>(undefined);
  return async (account) => {
    const before = getValues('fromAccount.id');
    latest.current = account;
    if (account.id === before) return;
    const canDebit = await isUsable(account, filter).catch(() => undefined);
    const isOutdated = latest.current !== account || getValues('fromAccount.id') !== before;
    if (canDebit === undefined || isOutdated) return;
    if (canDebit) setValue('fromAccount', account, changed);
    else setValue('replacedAccount', nameOfAccount(account));
  };
}

type Chosen = Pick<FavoriteForUse, 'hidesAccount'>;

/** Returns a function that fills in the values of a chosen favorite and keeps what the user typed. */
export function useFillSuggestions(): (filled: PaymentValues, chosen: Chosen) => void {
  const t = useTexts('payments');
  const { setValue, getValues, formState } = useFormContext<PaymentValues>();
  const initialValues = formState.defaultValues as PaymentValues;
  const filledBefore = useRef<PaymentValues>(undefined);
  const takeAccount = useTakeAccount();
  return (filled, { hidesAccount = false }) => {
    const notTyped = filledBefore.current ? [initialValues, filledBefore.current] : [initialValues];
    const suggested = filledBySuggestions(getValues(), filled, notTyped);
    const { fromAccount, isAccountTyped, amount, info, additionalDetails } = suggested;
    filledBefore.current = filled;
    setValue('transactionDetails.amount.value', amount, changed);
    setValue('transactionDetails.info', info, changed);
    setValue('additionalDetails', additionalDetails, changed);
    setValue('replacedAccount', hidesAccount && !isAccountTyped ? t('transfer.favoriteAccount') : '');
    void takeAccount(fromAccount);
  };
}
