// The kind of payment of the current form.
import { createContext, use } from 'react';
import type { TransactionContent } from '../../../generated/types.ts';
import type { PaymentContent } from './payment-content.ts';
import type { PaymentKind } from './payment-kind.ts';
import type { PaymentValues } from './payment-values.ts';

export const PaymentKindContext = createContext<PaymentKind | undefined>(undefined);

/** The reference of the request that the form repairs. */
export const RepairOfContext = createContext<string | undefined>(undefined);

export function usePaymentKind(): PaymentKind {
  const kind = use(PaymentKindContext);
  if (!kind) throw new Error('A part of a payment form stands outside of one.');
  return kind;
}

/** Returns the content of a request if it is of this kind. */
export const contentOfKind = <Content extends PaymentContent>(
  { kind }: PaymentKind<PaymentValues, Content>,
  content: TransactionContent,
): Content | undefined => (kind === content.kind ? (content as unknown as Content) : undefined);
