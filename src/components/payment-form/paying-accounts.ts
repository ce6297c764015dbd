// The accounts that can pay in rupiah.
import type { AccountChoice, AccountChoiceRequest, FromAccount, ServiceCode } from '../../../generated/types.ts';
import { preferredAccount } from '../../../domain/preferred-account.ts';
import { usePerson } from '../shell/person.ts';
import { emptyPayment, type PaymentValues } from './payment-values.ts';

type Filter = AccountChoiceRequest['filter'];

/** The bank refuses to list accounts for a service that the user does not have. */
export function usePayingAccounts(services: readonly ServiceCode[]): Filter {
  const person = usePerson();
  const serviceType = services.find((service) => person.services.includes(service)) ?? services[0];
  return { ...(serviceType && { serviceType }), currencies: ['IDR'] };
}

export const fromAccountOf = (choice: AccountChoice): FromAccount => ({
  id: choice.accountId,
  number: choice.accountNumber,
  alias: choice.accountName,
  currency: choice.accountCurrency,
});

/** Keeps the account of the form if it can be debited; otherwise uses the preferred one. */
export function withDebitAccount<Values extends Pick<PaymentValues, 'fromAccount'>>(
  values: Values,
  accounts: readonly AccountChoice[],
): Values {
  const own = accounts.find(({ accountId, code }) => accountId === values.fromAccount.id && code === null);
  const chosen = own ?? preferredAccount(accounts);
  return { ...values, fromAccount: chosen ? fromAccountOf(chosen) : emptyPayment.fromAccount };
}
