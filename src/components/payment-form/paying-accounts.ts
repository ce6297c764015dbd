// The accounts that can pay.
import type {
  AccountChoice,
  AccountChoiceRequest,
  CurrencyCode,
  FromAccount,
  ServiceCode,
} from '../../../generated/types.ts';
import { preferredAccount } from '../../../domain/preferred-account.ts';
import { usePerson } from '../shell/person.ts';
import { emptyPayment, type PaymentValues } from './payment-values.ts';

type Filter = AccountChoiceRequest['filter'];

const onlyRupiah: readonly CurrencyCode[] = ['IDR'];

/**
 * The bank refuses to list accounts for a service that the user does not have. Most kinds are paid in rupiah; a kind that
 * exchanges is paid in any currency.
 */
export function usePayingAccounts(
  services: readonly ServiceCode[],
  currencies: readonly CurrencyCode[] | 'any' = onlyRupiah,
): Filter {
  const person = usePerson();
  const serviceType = services.find((service) => person.services.includes(service)) ?? services[0];
  return { ...(serviceType && { serviceType }), ...(currencies !== 'any' && { currencies: [...currencies] }) };
}

export const fromAccountOf = (choice: AccountChoice): FromAccount => ({
  id: choice.accountId,
  number: choice.accountNumber,
  alias: choice.accountName,
  currency: choice.accountCurrency,
});

/** How the form names an account that it replaced. */
export const nameOfAccount = ({ alias, number }: Pick<FromAccount, 'alias' | 'number'>): string => alias || number;

/**
 * Keeps the account of the form if it can be debited; otherwise uses the preferred one, if possible without exchange, and
 * names the account that it replaces. A form that begins without an account may already name one.
 */
export function withDebitAccount<
  Values extends Pick<PaymentValues, 'fromAccount' | 'replacedAccount' | 'transactionDetails'>,
>(values: Values, accounts: readonly AccountChoice[]): Values {
  const own = accounts.find(({ accountId, code }) => accountId === values.fromAccount.id && code === null);
  const { currency } = values.transactionDetails.amount;
  const unexchanged = accounts.filter(({ accountCurrency }) => accountCurrency === currency);
  const chosen = own ?? preferredAccount(unexchanged) ?? preferredAccount(accounts);
  const { id } = values.fromAccount;
  const replaced = chosen?.accountId === id ? '' : nameOfAccount(values.fromAccount);
  return {
    ...values,
    fromAccount: chosen ? fromAccountOf(chosen) : emptyPayment.fromAccount,
    replacedAccount: id ? replaced : values.replacedAccount,
  };
}
