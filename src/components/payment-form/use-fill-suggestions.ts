// Fills in what a favorite suggests beside its payee: account, amount, message and recipients.
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { listAccountChoices } from '../../../generated/calls/lookups.ts';
import type { AccountChoiceRequest } from '../../../generated/types.ts';
import { ask } from '../../api/ask.ts';
import { usePaymentKind } from './kind-context.ts';
import { usePayingAccounts } from './paying-accounts.ts';
import type { PaymentValues } from './payment-values.ts';
import { filledBySuggestions } from './unless-typed.ts';

type Account = PaymentValues['fromAccount'];

const changed = { shouldDirty: true } as const;

/** Returns whether the account can still be debited; it may have been closed or blocked since. */
async function isUsable(account: Account, filter: AccountChoiceRequest['filter']): Promise<boolean> {
  const { items } = await ask(listAccountChoices, { body: { filter: { ...filter, search: account.number } } });
  return items.some(({ accountId, code }) => accountId === account.id && code === null);
}

/** Returns a function that changes the debit account of the form if the new one can be debited. */
function useTakeAccount(): (account: Account) => Promise<void> {
  const { setValue, getValues } = useFormContext<PaymentValues>();
  const { services, paysIn } = usePaymentKind();
  const filter = usePayingAccounts(services, paysIn);
  return async (account) => {
    const before = getValues('fromAccount.id');
    if (account.id === before || !(await isUsable(account, filter).catch(() => false))) return;
    if (getValues('fromAccount.id') === before) setValue('fromAccount', account, changed);
  };
}

/** Returns a function that fills in the values of a favorite and keeps what the user typed. */
export function useFillSuggestions(): (filled: PaymentValues) => void {
  const { setValue, getValues, formState } = useFormContext<PaymentValues>();
  const initialValues = formState.defaultValues as PaymentValues;
  const filledBefore = useRef<PaymentValues>(undefined);
  const takeAccount = useTakeAccount();
  return (filled) => {
    const notTyped = filledBefore.current ? [initialValues, filledBefore.current] : [initialValues];
    const { fromAccount, amount, info, additionalDetails } = filledBySuggestions(getValues(), filled, notTyped);
    filledBefore.current = filled;
    setValue('transactionDetails.amount.value', amount, changed);
    setValue('transactionDetails.info', info, changed);
    setValue('additionalDetails', additionalDetails, changed);
    void takeAccount(fromAccount);
  };
}
