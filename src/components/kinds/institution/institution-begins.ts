// The initial values of a form that pays an institution, from a favorite or an earlier payment. The institution is
// always asked again.
import type {
  BillFavorite,
  BillPaymentForm,
  FavoriteDetail,
  TopUpFavorite,
  TopUpForm,
} from '../../../../generated/types.ts';
import { storedValues, suggestedValues, withDayBefore } from '../../payment-form/payment-values.ts';
import { payeeValues, type InstitutionValues } from './institution-values.ts';

export interface KnownFavorite<Form extends BillFavorite | TopUpFavorite = BillFavorite | TopUpFavorite> {
  readonly favoriteId: string;
  readonly form: Form;
}

type FormOf<Type> = Extract<BillFavorite | TopUpFavorite, { readonly paymentType: Type }>;

/** Returns the favorite if it is one of the type of payment. */
export function favoriteOf<Type extends 'BILL_PAY' | 'TOPUP'>(
  paymentType: Type,
  detail: FavoriteDetail | undefined,
): KnownFavorite<FormOf<Type>> | undefined {
  if (detail?.form.paymentType !== paymentType) return undefined;
  return { favoriteId: detail.favorite.favoriteId, form: detail.form as FormOf<Type> };
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
function samePayee<Values extends InstitutionValues>(empty: Values, values: Values): Values {
  const { fromAccount, payeeKind, favoriteId, payeeDetails } = values;
  return { ...empty, fromAccount, payeeKind, favoriteId, payeeDetails };
}

interface InstitutionKind<Type extends 'BILL_PAY' | 'TOPUP', Values, Form> {
  readonly paymentType: Type;
  readonly empty: Values;
  valuesOf(form: Form): Values;
  ofFavorite(known: KnownFavorite<FormOf<Type>>): Values;
}

interface PaidForm<Form> {
  readonly form: Form;
}

/** Returns the beginnings that the kinds share; a payment that is made again differs. */
export const institutionBegins = <
  Type extends 'BILL_PAY' | 'TOPUP',
  Values extends InstitutionValues,
  Form extends BillPaymentForm | TopUpForm,
>({
  paymentType,
  empty,
  valuesOf,
  ofFavorite,
}: InstitutionKind<Type, Values, Form>) => ({
  repaired: ({ form }: PaidForm<Form>): Values => withDayBefore(valuesOf(form)),
  samePayee: ({ form }: PaidForm<Form>): Values => samePayee(empty, valuesOf(form)),
  toFavorite(favorite: FavoriteDetail): Values | undefined {
    const known = favoriteOf(paymentType, favorite);
    return known && ofFavorite(known);
  },
  favoriteIdOf: ({ form }: PaidForm<Form>): string | undefined => form.favoriteId,
});
