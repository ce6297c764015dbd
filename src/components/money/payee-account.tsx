import { groupedAccount } from '../../../domain/masks.ts';

/** The account that is paid: never masked, because it is there to be compared with the invoice. */
export const PayeeAccount = ({ number }: { readonly number: string }) => (
  <span className="figures">{groupedAccount(number)}</span>
);
