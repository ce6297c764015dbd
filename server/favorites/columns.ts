import { sql, type RawBuilder } from 'kysely';
import type { FavoriteForm } from '../../generated/types.ts';
import type { FavoriteRow } from './store.ts';

interface Facts extends Pick<FavoriteRow, 'service' | 'payee_name' | 'destination' | 'bank_code' | 'currency'> {
  readonly destination_bank: string | RawBuilder<string>;
}

/** SQL: the name by which lists show, search and sort an institution; its code where the bank does not know it. */
const nameOfInstitution = (code: string) => sql<string>`coalesce((select i.name from institutions as i
  where i.institution = ${code} order by i.effective_from desc limit 1), ${code}::text)`;

function factsOf(form: FavoriteForm): Facts {
  if (form.paymentType === 'LCY' || form.paymentType === 'FCY') {
    const { beneficiary } = form;
    const proxy = form.paymentType === 'LCY' ? form.proxy?.proxy : undefined;
    return {
      service: form.transferType,
      payee_name: beneficiary.accountName,
      destination: proxy ?? beneficiary.accountNumber,
      destination_bank: beneficiary.bankName,
      bank_code: beneficiary.bankCode ?? '',
      currency: beneficiary.currency,
    };
  }
  const { institution, accountNumber, accountName } = form.payeeDetails;
  const currency = form.transactionDetails?.amount?.currency ?? 'IDR';
  return {
    service: institution,
    payee_name: accountName ?? '',
    destination: accountNumber,
    destination_bank: nameOfInstitution(institution),
    bank_code: institution,
    currency,
  };
}

/** Returns the columns that lists show and search; they repeat values of the form. */
export const columnsOf = (form: FavoriteForm) => ({
  ...factsOf(form),
  name: form.favoriteName,
  payment_type: form.paymentType,
  form: JSON.stringify(form),
  scope: form.shareFavoriteWith.scope,
  sub_user_groups: JSON.stringify(form.shareFavoriteWith.subUserGroups),
});

/** The account behind a proxy may move to another one, while the proxy stays. */
const paidBy = (form: FavoriteForm): string => {
  const { destination, bank_code } = factsOf(form);
  const account = 'beneficiary' in form ? form.beneficiary.accountNumber : form.payeeDetails.accountNumber;
  return JSON.stringify([destination, bank_code, account]);
};

/** Whether the changed favorite pays another account, by another proxy, or another customer. */
export const hasOtherPayee = (before: FavoriteForm, after: FavoriteForm): boolean => paidBy(before) !== paidBy(after);
