import type { HostOrder } from './host.ts';

interface Receiver {
  readonly name: string;
  readonly number: string;
  readonly bank?: string;
}

type Receivers = { readonly [Kind in HostOrder['kind']]: (order: Extract<HostOrder, { kind: Kind }>) => Receiver };

const receivers: Receivers = {
  transfer: ({ payee }) => ({
    name: payee.name,
    number: payee.accountNumber,
    ...(payee.bankName && { bank: payee.bankName }),
  }),
  bill: ({ institution, customer }) => ({ name: institution.name, number: customer.number }),
  'top-up': ({ institution, customer }) => ({ name: institution.name, number: customer.number }),
  tax: ({ taxpayerName, billingId }) => ({ name: taxpayerName, number: billingId }),
  'cheque-book': ({ reference }) => ({ name: '', number: reference }),
};

/** Returns the counterparty of the order for the ledger entry. */
export const receiverOf = (order: HostOrder): Receiver =>
  (receivers[order.kind] as (one: HostOrder) => Receiver)(order);
