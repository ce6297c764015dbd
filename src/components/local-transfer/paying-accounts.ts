// The accounts that can pay in rupiah, as the form of a transfer asks for them.
import type { AccountChoice, AccountChoiceRequest, FromAccount } from '../../../generated/types.ts';
import { usePerson } from '../shell/person.ts';

const services = ['SVC_LCY_OVB', 'SVC_LCY_BIFAST', 'SVC_LCY_ONLINE', 'SVC_LCY_LLG', 'SVC_LCY_RTGS'] as const;

/** The bank refuses to list accounts for a service that the person does not have. */
export function usePayingAccounts(): AccountChoiceRequest['filter'] {
  const person = usePerson();
  const serviceType = services.find((service) => person.services.includes(service)) ?? services[0];
  return { serviceType, currencies: ['IDR'] };
}

export const fromAccountOf = (choice: AccountChoice): FromAccount => ({
  id: choice.accountId,
  number: choice.accountNumber,
  alias: choice.accountName,
  currency: choice.accountCurrency,
});
