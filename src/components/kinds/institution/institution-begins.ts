// The initial values of a form that pays an institution, from a favorite or an earlier payment. The institution is
// always asked again.
import type { BillFavorite, BillPaymentForm, TopUpFavorite, TopUpForm } from '../../../../generated/types.ts';
import { storedValues, suggestedValues } from '../../payment-form/payment-values.ts';
import { payeeValues, type InstitutionValues } from './institution-values.ts';

export interface KnownFavorite<Form extends BillFavorite | TopUpFavorite = BillFavorite | TopUpFavorite> {
  readonly favoriteId: string;
  readonly form: Form;
}

const payeeOfFavorite = ({ favoriteId, form }: KnownFavorite) => ({
  payeeKind: 'favorite' as const,
  favoriteId,
  favoriteName: form.favoriteName,
  payeeDetails: payeeValues(form.payeeDetails),
});

/** Returns the values of a favorite; those that it does not suggest are empty. */
export function favoriteValues<Values extends InstitutionValues>(empty: Values, known: KnownFavorite): Values {
  const { transactionDetails, ...suggested } = suggestedValues(known.form);
  const details = { ...empty.transactionDetails, ...transactionDetails };
  return { ...empty, ...suggested, ...payeeOfFavorite(known), transactionDetails: details };
}

/** Returns the values of an existing payment. A payee that is no favorite is of the kind `typed`. */
export function valuesOfForm<Values extends InstitutionValues>(
  empty: Values,
  typed: Values['payeeKind'],
  form: BillPaymentForm | TopUpForm,
): Values {
  const { favoriteId = '', payeeDetails } = form;
  const { transactionDetails, ...stored } = storedValues(form);
  const payee = { payeeKind: favoriteId ? 'favorite' : typed, favoriteId, payeeDetails: payeeValues(payeeDetails) };
  const details = { ...empty.transactionDetails, ...transactionDetails };
  return { ...empty, ...stored, ...payee, transactionDetails: details };
}

/** The payee of the favorite as it is now, or the same payee without a favorite. */
export const withFavorite = <Values extends InstitutionValues>(
  values: Values,
  typed: Values['payeeKind'],
  favorite: KnownFavorite | undefined,
): Values => ({ ...values, ...(favorite ? payeeOfFavorite(favorite) : { payeeKind: typed, favoriteId: '' }) });

/** Keeps only the account and the payee. */
export function samePayee<Values extends InstitutionValues>(empty: Values, values: Values): Values {
  const { fromAccount, payeeKind, favoriteId, payeeDetails } = values;
  return { ...empty, fromAccount, payeeKind, favoriteId, payeeDetails };
}
