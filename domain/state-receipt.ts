// What the QR code of a state receipt contains.
import type { CalendarDate } from './calendar-date.ts';

export interface StateReceipt {
  readonly ntpn: string;
  readonly ntb: string;
  readonly stan: string;
  readonly bookingDate: CalendarDate;
}

export interface Deposit {
  readonly billingId: string;
  readonly amount: { readonly value: string };
}

/** NTPN, billing ID, amount, booking date, NTB and STAN, for a program that reads the receipt. */
export const stateReceiptCode = ({ ntpn, ntb, stan, bookingDate }: StateReceipt, { billingId, amount }: Deposit) =>
  ['BPN', ntpn, billingId, amount.value, bookingDate, ntb, stan].join('|');
