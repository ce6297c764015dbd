import { groupedAccount } from '../../../domain/masks.ts';

/** The payee's account number. It is never masked, since the user compares it with the invoice. */
export const PayeeAccount = ({ number }: { readonly number: string }) => (
  <span className="figures">{groupedAccount(number)}</span>
);
