// What a favorite chosen in the form fills in. A value that the user typed stays.
import { emptyPayment, type PaymentValues } from './payment-values.ts';

/**
 * Returns a function that takes a part of `filled` if the user has not typed it. A part counts as typed when it differs
 * from all of `untyped`.
 */
export function unlessTyped<Values>(now: Values, filled: Values, untyped: readonly Values[]) {
  return <Part>(partOf: (values: Values) => Part): Part => {
    const text = JSON.stringify(partOf(now));
    return partOf(untyped.some((values) => JSON.stringify(partOf(values)) === text) ? filled : now);
  };
}

type Filled = Pick<PaymentValues, 'fromAccount' | 'additionalDetails'> & {
  /** The user chose another account than the favorite has. */
  readonly isAccountTyped: boolean;
  readonly amount: string;
  readonly info: string;
};

/** Returns what the favorites of all kinds fill in beside the payee. */
export function filledBySuggestions(
  now: PaymentValues,
  filled: PaymentValues,
  notTyped: readonly PaymentValues[],
): Filled {
  const choose = unlessTyped(now, filled, [emptyPayment, ...notTyped]);
  const account = choose(({ fromAccount }) => fromAccount.id);
  return {
    isAccountTyped: account !== filled.fromAccount.id,
    fromAccount: account && account === filled.fromAccount.id ? filled.fromAccount : now.fromAccount,
    amount: choose(({ transactionDetails }) => transactionDetails.amount.value),
    info: choose(({ transactionDetails }) => transactionDetails.info),
    additionalDetails: choose(({ additionalDetails }) => additionalDetails),
  };
}
